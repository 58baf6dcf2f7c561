import { ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { DiskFacts } from './disk-facts.tsx';
import { Activity } from './lazy-activity.ts';
import { useFollowedDisk } from './polling.ts';
import { diskByName } from './queries.ts';

export function Component() {
  const { project, disk: name } = useParams('/projects/:project/disks/:disk');
  const disk = useLoaded(diskByName(project, name), { poll: useFollowedDisk() });
  const navigate = useNavigate();
  return (
    <ReadOnlySideModal
      title="Disk"
      subtitle={disk.name}
      onDismiss={() => navigate(to('/projects/:project/disks', { project }))}
    >
      <DiskFacts project={project} disk={disk} />
      <Activity project={project} disk={disk.name} />
    </ReadOnlySideModal>
  );
}

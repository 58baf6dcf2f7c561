import { sayChange } from '@console/shared/actions';
import { diskCreate } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { bold } from '@console/shared/ui';
import { CreateDiskForm } from './create-form.tsx';
import { followNewDisk } from './following.ts';

export function Component() {
  const { project } = useParams('/projects/:project/disks-new');
  const navigate = useNavigate();
  const disks = to('/projects/:project/disks', { project });
  return (
    <CreateDiskForm
      project={project}
      onDismiss={() => navigate(disks)}
      call={(body) => callTo(diskCreate, { query: { project }, body })}
      onDone={(disk) => sayChange(followNewDisk(project, disk), bold`Creating disk ${disk.name}`)}
      next={disks}
    />
  );
}

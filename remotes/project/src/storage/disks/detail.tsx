import { useState } from 'react';
import type { Disk } from '@console/shared/api';
import { ExtensionCards } from '@console/shared/extensions';
import { ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { DiskFacts } from './disk-facts.tsx';
import { GrowDialog } from './grow/lazy.ts';
import { Activity } from './lazy-activity.ts';
import { useFollowedDisk } from './polling.ts';
import { diskByName } from './queries.ts';

export function Component() {
  const { project, disk } = useParams('/projects/:project/disks/:disk');
  const [growing, setGrowing] = useState<Disk>();
  const navigate = useNavigate();
  const leave = () => navigate(to('/projects/:project/disks', { project }));
  // In place of the details: at the end the disk may be deleted
  if (growing) return <GrowDialog project={project} disk={growing} onDismiss={leave} />;
  return <Details project={project} name={disk} onGrow={setGrowing} onDismiss={leave} />;
}

interface DetailsProps {
  readonly project: string;
  readonly name: string;
  readonly onGrow: (disk: Disk) => void;
  readonly onDismiss: () => void;
}

function Details({ project, name, onGrow, onDismiss }: DetailsProps) {
  const disk = useLoaded(diskByName(project, name), { poll: useFollowedDisk() });
  return (
    <ReadOnlySideModal title="Disk" subtitle={disk.name} onDismiss={onDismiss}>
      <DiskFacts project={project} disk={disk} onGrow={onGrow} />
      <Activity project={project} disk={disk.name} />
      <ExtensionCards place="disk.card" with={{ disk, project }} />
    </ReadOnlySideModal>
  );
}

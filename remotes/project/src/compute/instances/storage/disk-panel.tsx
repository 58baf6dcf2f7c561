import type { Disk } from '@console/shared/api';
import { ReadOnlySideModal } from '@console/shared/forms';
import { DiskFacts } from '../../../storage/disks/disk-facts.tsx';

export interface DiskPanelProps {
  /** Name of the project. */
  project: string;
  disk: Disk;
  /** Opens the plan of a larger disk. */
  onGrow: (disk: Disk) => void;
  onDismiss: () => void;
}

/** The details of a disk beside the instance it is attached to. */
export function DiskPanel({ project, disk, onGrow, onDismiss }: DiskPanelProps) {
  return (
    <ReadOnlySideModal title="Disk" subtitle={disk.name} onDismiss={onDismiss}>
      <DiskFacts project={project} disk={disk} onGrow={onGrow} />
    </ReadOnlySideModal>
  );
}

import { sayChange } from '@console/shared/actions';
import { diskCreate, instanceDiskAttach, messageOf } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { AttachDiskModal } from '../../../storage/disks/attach-modal.tsx';
import { CreateDiskForm } from '../../../storage/disks/create-form.tsx';
import { followNewDisk } from '../../../storage/disks/following.ts';

/** Props of the dialogs that attach a disk to an instance. */
export interface StorageDialogsProps {
  kind: 'attach' | 'create';
  /** Name of the project. */
  project: string;
  /** Name of the instance. */
  instance: string;
  onDismiss: () => void;
}

/** Attaches an existing disk, or a new one. */
export function StorageDialogs({ kind, project, instance, onDismiss }: StorageDialogsProps) {
  const attach = (disk: string) =>
    callTo(instanceDiskAttach, { path: { instance }, query: { project }, body: { disk } });
  if (kind === 'attach') {
    return (
      <AttachDiskModal
        project={project}
        call={({ disk }) => attach(disk)}
        onDone={(_, { disk }) => {
          sayAttached(disk);
          onDismiss();
        }}
        onDismiss={onDismiss}
      />
    );
  }
  return (
    <CreateDiskForm
      project={project}
      call={(body) => callTo(diskCreate, { query: { project }, body })}
      onDone={async (disk) => {
        const { name } = disk;
        const creation = followNewDisk(project, disk);
        sayChange(creation, bold`Creating disk ${name}`);
        // The disk exists now: submitting the form again cannot fix a later failure
        await attach(name)
          .send()
          .then(
            ({ state: { state } }) => {
              creation.see({ kind: 'state', state });
              sayAttached(name);
            },
            (error: unknown) => sayNotAttached(name, error),
          );
        onDismiss();
      }}
      onDismiss={onDismiss}
    />
  );
}

const sayAttached = (disk: string) => toast({ content: bold`Disk ${disk} attached` });

const sayNotAttached = (disk: string, error: unknown) =>
  toast({
    variant: 'error',
    title: `Could not attach ${disk}`,
    content: messageOf(error),
  });

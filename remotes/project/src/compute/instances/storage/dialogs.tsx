import { diskCreate, instanceDiskAttach } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { AttachDiskModal } from '../../../storage/disks/attach-modal.tsx';
import { CreateDiskForm } from '../../../storage/disks/create-form.tsx';

/** Props of the dialogs that give an instance a disk. */
export interface StorageDialogsProps {
  kind: 'attach' | 'create';
  /** Name of the project. */
  project: string;
  /** Name of the instance. */
  instance: string;
  onDismiss: () => void;
}

/** Attaches a disk that exists, or a new one. */
export function StorageDialogs({ kind, project, instance, onDismiss }: StorageDialogsProps) {
  const attach = (disk: string) =>
    callTo(instanceDiskAttach, { path: { instance }, query: { project }, body: { disk } });
  if (kind === 'attach') {
    return (
      <AttachDiskModal
        project={project}
        call={({ disk }) => attach(disk)}
        onDone={(_, { disk }) => {
          say(disk, 'attached');
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
      onDone={async ({ name }) => {
        say(name, 'created');
        // The disk exists now: what goes wrong from here on cannot be mended by sending the form again
        await attach(name)
          .send()
          .then(
            () => say(name, 'attached'),
            (error: unknown) => sayNotAttached(name, error),
          );
        onDismiss();
      }}
      onDismiss={onDismiss}
    />
  );
}

const say = (disk: string, done: 'created' | 'attached') =>
  toast({
    content: (
      <>
        Disk <b>{disk}</b> {done}
      </>
    ),
  });

const sayNotAttached = (disk: string, error: unknown) =>
  toast({
    variant: 'error',
    title: `Could not attach ${disk}`,
    content: error instanceof Error ? error.message : 'Unknown server error',
  });

import { type Disk, diskDelete } from '@console/shared/api';
import { runOperation } from '@console/shared/query';
import { toast } from '@console/shared/runtime';

/** Why a disk is still there. */
interface Kept {
  readonly disk: Disk;
  readonly reason: string;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown server error');

/**
 * Deletes the disks of an instance that is gone, each for itself, and says which are gone too and which are not. Never
 * rejects: the instance cannot be brought back by telling that its deletion failed.
 */
export async function deleteDisks(disks: readonly Disk[]): Promise<void> {
  const kept: Kept[] = [];
  const remove = async (disk: Disk) => {
    try {
      await runOperation(diskDelete, { path: { disk: disk.id } });
    } catch (error) {
      kept.push({ disk, reason: reasonOf(error) });
    }
  };
  await Promise.all(disks.map(remove));
  const gone = disks.filter((disk) => kept.every((one) => one.disk !== disk));
  if (gone.length > 0) sayDeleted(gone);
  if (kept.length > 0) sayKept(kept);
}

const listed = new Intl.ListFormat('en');

const sayDeleted = (disks: readonly Disk[]) =>
  toast({
    content: (
      <>
        {disks.length === 1 ? 'Disk' : 'Disks'} <b>{listed.format(disks.map(({ name }) => name))}</b> deleted
      </>
    ),
  });

const sayKept = (kept: readonly Kept[]) =>
  toast({
    variant: 'error',
    title: 'Could not delete resource',
    content: (
      <>
        <p>The instance is deleted, but not everything that was to go with it.</p>
        {kept.map(({ disk: { id, name }, reason }) => (
          <p key={id}>
            Disk <b>{name}</b>: {reason}
          </p>
        ))}
      </>
    ),
  });

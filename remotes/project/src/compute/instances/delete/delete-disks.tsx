import { type Disk, diskDelete, isUnanswered, messageOf } from '@console/shared/api';
import { writeEach } from '@console/shared/bulk';
import { callTo } from '@console/shared/query';
import { sayFailure, toast } from '@console/shared/runtime';

/** A disk that could not be deleted, and the reason. */
interface Kept {
  readonly disk: Disk;
  readonly reason: string;
}

/**
 * Deletes the disks of a deleted instance, each with its own request, and shows which were deleted and which were not. Never
 * rejects: the deletion of the instance itself has succeeded and must not be reported as failed. Whether a disk is deleted whose
 * response was lost is checked from its own notification.
 */
export async function deleteDisks(disks: readonly Disk[]): Promise<void> {
  const kept: Kept[] = [];
  const deleted: Disk[] = [];
  await writeEach(disks, async (disk) => {
    const request = callTo(diskDelete, { path: { disk: disk.id } });
    try {
      await request.send();
      deleted.push(disk);
    } catch (error) {
      if (!isUnanswered(error)) kept.push({ disk, reason: messageOf(error) });
      else sayFailure(error, `Could not delete disk ${disk.name}`, request, () => void deleteDisks([disk]));
    }
  });
  if (deleted.length > 0) sayDeleted(deleted);
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
    title: 'Could not delete all disks',
    content: (
      <>
        <p>The instance was deleted, but some of its disks were not.</p>
        {kept.map(({ disk: { id, name }, reason }) => (
          <p key={id}>
            Disk <b>{name}</b>: {reason}
          </p>
        ))}
      </>
    ),
  });

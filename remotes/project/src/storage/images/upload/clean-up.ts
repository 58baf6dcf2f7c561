import { isKind } from '@console/shared/api';
import { asker, type Run, type UploadTools } from './run.ts';
import type { Leftover } from './state.ts';
import { NEVER, retried } from './timing.ts';
import { findImage } from './work.ts';

/** Deletes disk and snapshot of a run, if they exist. Never rejects; returns the objects that could not be deleted. */
export async function removeTemporaries(run: Run, tools: UploadTools): Promise<Leftover[]> {
  const { begun, disk, snapshot } = run;
  const ask = asker(tools, NEVER);
  const left: Leftover[] = [];
  if (begun.has('finalize')) {
    const isGone = await remove(tools, () => ask((calls, signal) => calls.deleteSnapshot(snapshot, signal)));
    if (!isGone) left.push({ kind: 'snapshot', name: snapshot });
  }
  if (begun.has('createDisk') && !(await remove(tools, () => removeDisk(run, tools))))
    left.push({ kind: 'disk', name: disk });
  return left;
}

/** Deletes everything that a run has created, including the image. Never rejects; returns the objects that could not be deleted. */
export async function undo(run: Run, tools: UploadTools): Promise<Leftover[]> {
  const ask = asker(tools, NEVER);
  const { name } = run.job;
  const removeImage = async () => {
    if (run.image === 'made' || (await findImage(run, tools)))
      await ask((calls, signal) => calls.deleteImage(name, signal));
  };
  const isGone = run.image === undefined || (await remove(tools, removeImage));
  const left = await removeTemporaries(run, tools);
  return isGone ? left : [{ kind: 'image', name }, ...left];
}

/** Deletes the disk. A disk in an import state cannot be deleted, so the import is ended first. */
async function removeDisk({ disk }: Run, tools: UploadTools): Promise<void> {
  const ask = asker(tools, NEVER);
  const { state } = (await ask((calls, signal) => calls.viewDisk(disk, signal))).state;
  if (state === 'importing_from_bulk_writes') await ask((calls, signal) => calls.stopImport(disk, signal));
  if (state === 'importing_from_bulk_writes' || state === 'import_ready')
    await ask((calls, signal) => calls.finalize(disk, undefined, signal));
  await ask((calls, signal) => calls.deleteDisk(disk, signal));
}

/** True when it no longer exists, regardless of who deleted it. */
async function remove(tools: UploadTools, task: () => Promise<unknown>): Promise<boolean> {
  try {
    await retried(tools.clock, NEVER, async () => {
      try {
        await task();
      } catch (error) {
        if (!isKind(error, 'not-found')) throw error;
      }
    });
    return true;
  } catch {
    return false;
  }
}

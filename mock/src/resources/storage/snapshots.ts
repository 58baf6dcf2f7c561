import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { requireQuota } from '../silos/capacity.ts';
import { requireFreeName } from '../find.ts';
import type { SnapshotRow } from '../../store/rows/storage.ts';

/**
 * Creates a snapshot of a disk, in the disk's project; it is ready when the response is sent. docs/contract/server-behaviour.md section 5
 * "Snapshots", "Bulk import"; corrections "Second reading".
 */
export function addSnapshot(
  call: Call,
  disk: T.Disk,
  { name, description }: { readonly name: string; readonly description: string },
): SnapshotRow {
  const { store, tables } = call;
  const siblings = tables.snapshots.filter((row) => row.projectId === disk.projectId);
  requireFreeName('snapshot', siblings, name);
  const snapshot = tables.snapshots.put({
    ...store.fresh(),
    name,
    description,
    projectId: disk.projectId,
    diskId: disk.id,
    size: disk.size,
    state: 'ready',
    blockSize: disk.blockSize,
  });
  requireQuota(store, tables.projects.must(disk.projectId).siloId, { storage: disk.size });
  return snapshot;
}

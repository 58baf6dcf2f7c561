import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { requireQuota } from '../silos/capacity.ts';
import { requireFreeName } from '../find.ts';
import type { SnapshotRow } from '../../store/rows/storage.ts';
import { plan } from './storage-states.ts';

/**
 * Creates a snapshot of a disk, in the disk's project. docs/contract/server-behaviour.md section 5 "Snapshots", "Bulk import".
 * @param state `creating` becomes ready after two seconds
 */
export function addSnapshot(
  call: Call,
  disk: T.Disk,
  { name, description }: { readonly name: string; readonly description: string },
  state: 'creating' | 'ready',
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
    state,
    blockSize: disk.blockSize,
  });
  if (state === 'creating') plan(store, { kind: 'snapshot', to: 'ready' }, snapshot.id);
  requireQuota(store, tables.projects.must(disk.projectId).siloId, { storage: disk.size });
  return snapshot;
}

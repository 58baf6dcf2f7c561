import type { Call, Handlers } from '../call.ts';
import { diskInProject } from './disks.ts';
import type { T } from '../../wire/api.ts';
import { invalid, MockError } from '../../wire/errors.ts';
import { findInProject, parentProject } from '../find.ts';
import { pageOf } from '../page.ts';
import type { SnapshotRow } from '../../store/rows/storage.ts';
import { addSnapshot } from './snapshots.ts';

function findSnapshot(
  call: Call,
  selector: string,
  query: { readonly project?: string | undefined },
): SnapshotRow {
  return findInProject(call, 'snapshot', call.tables.snapshots, selector, query);
}

const waitsForImport: ReadonlySet<T.DiskState['state']> = new Set([
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
]);

/** Snapshots; they outlive their disk. docs/contract/server-behaviour.md section 5 "Snapshots". */
export const snapshots = {
  snapshotList({ query }, call) {
    const project = parentProject(call, query.project);
    return pageOf(
      call,
      query,
      call.tables.snapshots.filter((row) => row.projectId === project.id),
    );
  },

  snapshotCreate({ query, body }, call) {
    const project = parentProject(call, query.project);
    const disk = diskInProject(call, project.id, body.disk);
    const { state } = disk.state;
    if (waitsForImport.has(state))
      throw new MockError(503, 'ServiceNotAvailable', `cannot take a snapshot of a disk that is ${state}`);
    if (state !== 'attached' && state !== 'detached')
      throw invalid(`cannot take a snapshot of a disk that is ${state}; it must be attached or detached`);
    return addSnapshot(call, disk, body);
  },

  snapshotView({ path, query }, call) {
    return findSnapshot(call, path.snapshot, query);
  },

  snapshotDelete({ path, query }, call) {
    const snapshot = findSnapshot(call, path.snapshot, query);
    if (snapshot.state === 'creating')
      throw invalid(`the snapshot "${snapshot.name}" cannot be deleted while it is creating`);
    call.tables.snapshots.remove(snapshot.id);
  },
} satisfies Partial<Handlers>;

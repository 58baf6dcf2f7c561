import type { Call, Handlers } from '../call.ts';
import { isUuid } from '../../values/ids.ts';
import { disksOf, readable } from './disks.ts';
import { invalid } from '../../wire/errors.ts';
import { findInProject, parentProject, pick } from '../find.ts';
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
    const other = isUuid(body.disk) ? call.tables.disks.get(body.disk) : undefined;
    if (other !== undefined && other.projectId !== project.id && readable(call, other.projectId))
      throw invalid(`the disk "${other.name}" belongs to another project`);
    const disk = pick('disk', disksOf(call, project), body.disk);
    const { state } = disk.state;
    if (state !== 'attached' && state !== 'detached')
      throw invalid(`cannot take a snapshot of a disk that is ${state}; it must be attached or detached`);
    return addSnapshot(call, disk, body, 'creating');
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

import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { requireQuota } from '../silos/capacity.ts';
import { addDisk, disksOf } from './disks.ts';
import { invalid } from '../../wire/errors.ts';
import { findInProject, parentProject } from '../find.ts';
import { pageOf } from '../page.ts';
import { planDisk } from './storage-states.ts';

/** Lookup for all operations on a disk. */
export function findDisk(
  call: Call,
  selector: string,
  query: { readonly project?: string | undefined },
): T.Disk {
  return findInProject(call, 'disk', call.tables.disks, selector, query);
}

/** Disks. docs/contract/server-behaviour.md section 5 "Disks". Metrics are in `metrics.ts`, imports in `disk-import.ts`. */
export const disks = {
  diskList({ query }, call) {
    return pageOf(call, query, disksOf(call, parentProject(call, query.project)));
  },

  /** A disk that waits for its blocks is ready immediately, others take a second. */
  diskCreate({ query, body }, call) {
    const project = parentProject(call, query.project);
    const imports = body.diskSource.type === 'importing_blocks';
    const disk = addDisk(call, project, body, { state: imports ? 'import_ready' : 'creating' });
    if (!imports) planDisk(call.store, disk.id);
    requireQuota(call.store, project.siloId, { storage: disk.size });
    return disk;
  },

  diskView({ path, query }, call) {
    return findDisk(call, path.disk, query);
  },

  diskDelete({ path, query }, call) {
    const disk = findDisk(call, path.disk, query);
    const { state } = disk.state;
    if (state !== 'detached' && state !== 'faulted')
      throw invalid(`cannot delete the disk while it is ${state}; it must be detached or faulted`);
    call.tables.transitions.remove(disk.id);
    call.tables.disks.remove(disk.id);
  },
} satisfies Partial<Handlers>;

import type { Handlers } from '../call.ts';
import { disksOf } from '../disks.ts';
import { invalid } from '../errors.ts';
import { findInProject, parentProject } from '../find.ts';
import { pageOf } from '../page.ts';

/** Disks. server-behaviour 5 "Disks". */
export const disks = {
  diskList({ query }, call) {
    return pageOf(call, query, disksOf(call, parentProject(call, query.project)));
  },

  diskView({ path, query }, call) {
    return findInProject(call, 'disk', call.tables.disks, path.disk, query);
  },

  diskDelete({ path, query }, call) {
    const disk = findInProject(call, 'disk', call.tables.disks, path.disk, query);
    const { state } = disk.state;
    if (state !== 'detached' && state !== 'faulted')
      throw invalid(`cannot delete the disk while it is ${state}; it must be detached or faulted`);
    call.tables.transitions.remove(disk.id);
    call.tables.disks.remove(disk.id);
  },
} satisfies Partial<Handlers>;

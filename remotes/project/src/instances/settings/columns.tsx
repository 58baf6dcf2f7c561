import type { AntiAffinityGroup } from '@console/shared/api';
import { columns } from '@console/shared/table';

const col = columns<AntiAffinityGroup>();

/** Columns of the groups an instance is in. Names become links once groups have pages. */
export const groupColumns = [
  col.name('name', ({ name }) => name),
  col.description(({ description }) => description),
  col.tag('Policy', ({ policy }) => policy, {
    tip: 'Whether an instance may start when no sled is left that holds none of its group: allow lets it, fail does not.',
  }),
];

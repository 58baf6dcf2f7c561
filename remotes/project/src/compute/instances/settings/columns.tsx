import type { AntiAffinityGroup } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { Tag } from '@console/shared/ui';

const col = columns<AntiAffinityGroup>();

/** Columns of the groups an instance is in. Names become links once groups have pages. */
export const groupColumns = [
  col.name('name', ({ name }) => name),
  col.description(({ description }) => description),
  // Not to sort by: the setting below, which has the same name, would be one of two buttons of it
  col.custom('Policy', ({ policy }) => <Tag>{policy}</Tag>, {
    rank: 2,
    width: 9,
    meta: ({ policy }) => policy,
    tip: 'Whether an instance may start when no sled is left that holds none of its group: allow lets it, fail does not.',
  }),
];

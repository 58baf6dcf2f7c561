import type { AntiAffinityGroup } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';

const col = columns<AntiAffinityGroup>();

/** Columns of the groups an instance is in. Keep them in a `useMemo`. */
export const groupColumns = (project: string) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/projects/:project/affinity/:antiAffinityGroup', { project, antiAffinityGroup: name }),
  ),
  col.description(({ description }) => description),
  col.tag('Policy', ({ policy }) => policy, {
    tip: 'Whether an instance may start when no sled is left that holds none of its group: allow lets it, fail does not.',
  }),
];

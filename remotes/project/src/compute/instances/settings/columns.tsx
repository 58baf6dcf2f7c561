import { columns } from '@console/shared/table';
import type { Group, GroupKind } from '../../../affinity/kinds.ts';
import { PolicyTag } from '../../../affinity/policy-tag.tsx';

const col = columns<Group>();

/** Columns of the groups an instance is in. Keep them in a `useMemo`. */
export const groupColumns = (kind: GroupKind, project: string) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => kind.pagePath({ project, group: name }),
  ),
  col.description(({ description }) => description),
  // Not sortable: its header would be a second button with the name of the setting below
  col.custom('Policy', ({ policy }) => <PolicyTag policy={policy} />, {
    rank: 2,
    width: 9,
    meta: ({ policy }) => policy,
    labeled: true,
    tip: kind.policyHint,
  }),
];

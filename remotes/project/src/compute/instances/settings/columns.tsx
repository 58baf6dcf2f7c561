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
  // Not to sort by: the setting below, which has the same name, would be one of two buttons of it
  col.custom('Policy', ({ policy }) => <PolicyTag policy={policy} />, {
    rank: 2,
    width: 9,
    meta: ({ policy }) => policy,
    tip: kind.policyHint,
  }),
];

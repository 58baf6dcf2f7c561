import { columns } from '@console/shared/table';
import { Tag } from '@console/shared/ui';
import type { Group, GroupKind } from './kinds.ts';
import { MemberCount } from './member-count.tsx';
import { PolicyTag } from './policy-tag.tsx';

const col = columns<Group>();

/** Columns of a project's groups (docs/screens/network-access.md section 12.1). Keep them in a `useMemo`. */
export const groupColumns = (kind: GroupKind, project: string) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => kind.pagePath({ project, group: name }),
  ),
  col.custom('type', () => <Tag>{kind.id}</Tag>, { rank: 3, width: 10, value: () => kind.id }),
  col.custom('instances', ({ name }) => <MemberCount kind={kind} place={{ project, group: name }} />, {
    rank: 2,
    width: 8,
    align: 'end',
    labeled: true,
  }),
  col.custom('Policy', ({ policy }) => <PolicyTag policy={policy} />, {
    rank: 2,
    width: 9,
    meta: ({ policy }) => policy,
    labeled: true,
    value: ({ policy }) => policy,
    tip: kind.policyHint,
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];

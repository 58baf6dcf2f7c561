import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Mono, StatusBadge, Unknown } from '@console/shared/ui';
import type { Member } from './members.ts';
import type { SledOf } from './placement.ts';

const col = columns<Member>();

const sledColumn = (sledOf: SledOf) =>
  col.custom(
    'Sled',
    ({ id }) => {
      const serial = sledOf(id);
      return serial === undefined ? <Unknown /> : <Mono>{serial}</Mono>;
    },
    { rank: 2, width: 11, value: ({ id }) => sledOf(id) },
  );

/**
 * Columns of the members of a group. Keep them in a `useMemo`.
 * @param sledOf returns the sled of a member, for users who may see it
 */
export const memberColumns = (project: string, sledOf: SledOf | undefined) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/projects/:project/instances/:instance/settings', { project, instance: name }),
  ),
  col.custom('state', ({ runState }) => <StatusBadge entity="instance" status={runState} />, {
    width: 10,
    value: ({ runState }) => runState,
    counted: true,
  }),
  ...(sledOf ? [sledColumn(sledOf)] : []),
  col.id('ID', ({ id }) => id),
];

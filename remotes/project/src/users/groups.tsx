import { Users } from 'lucide-react';
import { useMemo } from 'react';
import type { Group } from '@console/shared/api';
import { badgeText, type Members, type Policy } from '@console/shared/access';
import { siloGroups, siloPolicy } from '@console/shared/access/queries';
import { RoleBadges, useMembers, usePeople } from '@console/shared/access/ui';
import { formatNumber } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import { columns, EmptyCell, ListTab } from '@console/shared/table';
import { Skeleton, Unknown } from '@console/shared/ui';
import { UsersFrame } from './frame.tsx';
import { groupGrants } from './roles.ts';

const EMPTY = {
  icon: Users,
  title: 'No groups',
  body: 'Groups come from the identity provider. Members inherit the roles of their groups.',
};

const pageOf = ({ id }: Group) => to('/users/groups/:groupId', { groupId: id });

const col = columns<Group>();

const columnsOf = (policy: Policy | undefined, members: Members, isPending: boolean) => {
  const badges = (group: Group) => {
    const grants = groupGrants(group, policy);
    return grants.length > 0 ? <RoleBadges grants={grants} /> : <EmptyCell />;
  };
  const count = ({ id }: Group) => {
    const known = members.get(id)?.length;
    if (known !== undefined) return formatNumber(known);
    return isPending ? <Skeleton /> : <Unknown />;
  };
  return [
    col.link('Name', ({ displayName }) => displayName, pageOf),
    col.custom('Silo role', badges, {
      width: 14,
      rank: 2,
      meta: (group) => (groupGrants(group, policy).length > 0 ? badges(group) : null),
      value: (group) => groupGrants(group, policy).map(badgeText).join(' '),
      cut: false,
    }),
    col.custom('Members', count, {
      width: 8,
      rank: 2,
      align: 'end',
      labeled: true,
      value: ({ id }) => members.get(id)?.length,
    }),
  ];
};

export function Component() {
  const page = usePeople('groups', siloGroups());
  const policy = useQuery(siloPolicy()).data;
  const { items } = page;
  const { members, isPending } = useMembers(items.map(({ id }) => id));
  const columnsNow = useMemo(() => columnsOf(policy, members, isPending), [policy, members, isPending]);
  useCommands(
    useMemo(
      () => items.map((group) => ({ group: 'Go to group', label: group.displayName, to: pageOf(group) })),
      [items],
    ),
  );
  return (
    <UsersFrame>
      <ListTab
        plural="Groups"
        page={page}
        columns={columnsNow}
        rowName={({ displayName }) => displayName}
        empty={EMPTY}
      />
    </UsersFrame>
  );
}

import { Users } from 'lucide-react';
import { useMemo } from 'react';
import type { Group, User } from '@console/shared/api';
import { type AccessRow, badgeText } from '@console/shared/access';
import { siloGroups, siloPolicy, siloUsers } from '@console/shared/access/queries';
import { RoleBadges, useMembers, usePeople } from '@console/shared/access/ui';
import { useQuery } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { lazy } from '@console/shared/runtime';
import { columns, EmptyCell, ListTab } from '@console/shared/table';
import { InDialog } from '@console/shared/ui';
import { UsersFrame } from './frame.tsx';
import { userRow } from './roles.ts';

// The list does not need forms, which the panel contains
const UserPanel = lazy(
  'User',
  async () => (await import(/* webpackChunkName: "user-panel" */ './user-panel.tsx')).UserPanel,
  InDialog,
);

const EMPTY = {
  icon: Users,
  title: 'No users yet',
  body: 'Users of an identity provider appear here when they sign in for the first time.',
};

const NO_GROUPS: readonly Group[] = [];

const panelOf = (id: string) => `${to('/users')}?user=${encodeURIComponent(id)}`;

const col = columns<User>();

const columnsOf = (rowOf: (user: User) => AccessRow) => {
  const badges = (user: User) => {
    const { grants } = rowOf(user);
    return grants.length > 0 ? <RoleBadges grants={grants} /> : <EmptyCell />;
  };
  return [
    col.link(
      'Name',
      ({ displayName }) => displayName,
      ({ id }) => panelOf(id),
    ),
    col.custom('Silo role', badges, {
      width: 14,
      rank: 2,
      meta: (user) => (rowOf(user).grants.length > 0 ? badges(user) : null),
      value: (user) => rowOf(user).grants.map(badgeText).join(' '),
      cut: false,
    }),
    col.text('Source', (user) => viaOf(rowOf(user)), { rank: 2, width: 14 }),
    col.id('ID', ({ id }) => id),
  ];
};

/** The source of a user's strongest role. */
const viaOf = ({ grants: [first] }: AccessRow) =>
  first && (first.group ? `Group ${first.group.displayName}` : 'Direct');

export function Component() {
  const page = usePeople('users', siloUsers());
  const policy = useQuery(siloPolicy()).data;
  const groups = useQuery(siloGroups()).data?.items ?? NO_GROUPS;
  const { members, isPartial, isPending } = useMembers(groups.map(({ id }) => id));
  const columnsNow = useMemo(
    () => columnsOf((user) => userRow(user, policy, groups, members)),
    [policy, groups, members],
  );
  const [search, setSearch] = useSearchParams();
  const shown = search.get('user');
  const { items } = page;
  const user = items.find(({ id }) => id === shown);
  useCommands(
    useMemo(
      () => [
        { group: 'Actions', label: 'Groups', to: to('/users/groups') },
        ...items.map(({ id, displayName }) => ({ group: 'Show user', label: displayName, to: panelOf(id) })),
      ],
      [items],
    ),
  );
  const close = () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('user');
      return next;
    });
  return (
    <UsersFrame>
      <ListTab
        plural="Users"
        page={page}
        columns={columnsNow}
        rowName={({ displayName }) => displayName}
        activeId={shown ?? undefined}
        empty={EMPTY}
      />
      {user && (
        <UserPanel
          row={userRow(user, policy, groups, members)}
          {...{ groups, members, isPartial, isPending }}
          onDismiss={close}
        />
      )}
    </UsersFrame>
  );
}

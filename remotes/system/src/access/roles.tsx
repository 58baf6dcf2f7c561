import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import type { Role } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { columns, ListTab, wholePage } from '@console/shared/table';
import { allRoles } from './queries.ts';
import { AccessFrame } from './frame.tsx';

const EMPTY = { icon: KeyRound, title: 'No roles', body: 'The platform lists no built-in users.' };

const col = columns<Role>();

const panelOf = ({ name }: Role) => to('/system/roles/:roleName', { roleName: name });

const roleColumns = [
  col.link('Name', ({ name }) => name, panelOf, { width: 20 }),
  col.text('Description', ({ description }) => description, { rank: 2 }),
];

export function Component() {
  const { items } = useLoaded(allRoles());
  const { roleName } = useRawParams();
  const page = useMemo(() => wholePage('roles', items), [items]);
  useCommands(
    useMemo(
      () => items.map((role) => ({ group: 'Go to role', label: role.name, to: panelOf(role) })),
      [items],
    ),
  );
  return (
    <>
      <AccessFrame>
        <ListTab plural="Roles" page={page} columns={roleColumns} activeId={roleName} empty={EMPTY} />
      </AccessFrame>
      <Outlet />
    </>
  );
}

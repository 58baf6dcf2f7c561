import { Users } from 'lucide-react';
import { useMemo } from 'react';
import type { UserBuiltin } from '@console/shared/api';
import { usePage } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { columns, ListTab } from '@console/shared/table';
import styles from './access.module.css';
import { builtinUserPage } from './queries.ts';
import { BuiltInNote, AccessFrame } from './frame.tsx';

const EMPTY = { icon: Users, title: 'No built-in users', body: 'The platform lists no built-in users.' };

const col = columns<UserBuiltin>();

const panelOf = ({ name }: UserBuiltin) => to('/system/users-builtin/:user', { user: name });

const userColumns = [
  col.link('Name', ({ name }) => name, panelOf, { width: 15 }),
  col.description(({ description }) => description, 'Description'),
  col.id('ID', ({ id }) => id),
  col.date('Created', ({ timeCreated }) => timeCreated),
];

export function Component() {
  const page = usePage(builtinUserPage);
  const { user } = useRawParams();
  const { items } = page;
  useCommands(
    useMemo(
      () => items.map((one) => ({ group: 'Go to built-in user', label: one.name, to: panelOf(one) })),
      [items],
    ),
  );
  return (
    <>
      <AccessFrame>
        <ListTab
          plural="Built-in users"
          page={page}
          columns={userColumns}
          activeId={items.find(({ name }) => name === user)?.id}
          empty={EMPTY}
        >
          <div className={styles.note}>
            <BuiltInNote />
          </div>
        </ListTab>
      </AccessFrame>
      <Outlet />
    </>
  );
}

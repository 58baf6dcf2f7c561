import type { ReactNode } from 'react';
import { to, useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { DocsPopover, Message, PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';

const TABS = [
  { label: 'Roles', to: to('/system/roles') },
  { label: 'Built-in users', to: to('/system/users-builtin') },
];

const COMMANDS = TABS.map((tab) => ({ group: 'Roles and built-in users', ...tab }));

/** Header and tabs of the built-in roles and users (docs/screens/operator.md section 4.5). */
export function RolesFrame({ children }: { children: ReactNode }) {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader title="Roles" help={<Help />} />
      <RouteTabs label="Roles" tabs={TABS}>
        {children}
      </RouteTabs>
    </>
  );
}

/** Explains why these lists are read-only. */
export function BuiltInNote() {
  return <Message>The platform itself acts as these users. They cannot be changed.</Message>;
}

function Help() {
  return (
    <DocsPopover
      topic="roles"
      summary="Each role grants rights on the fleet, a silo, or a project. Roles cannot be changed."
      links={[{ label: 'Access Control', href: docsUrl('guides/configuring-access') }]}
    />
  );
}

import type { ReactNode } from 'react';
import { to, useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { DocsPopover, Message, PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';

const TABS = [
  { label: 'Assigned roles', to: to('/system/access') },
  { label: 'Roles', to: to('/system/roles') },
  { label: 'Built-in users', to: to('/system/users-builtin') },
];

const COMMANDS = TABS.map((tab) => ({ group: 'Fleet access', ...tab }));

/** Header and tabs of fleet access and of the built-in roles and users (docs/screens/operator.md section 4.5). */
export function AccessFrame({ children }: { children: ReactNode }) {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader title="Fleet access" help={<Help />} />
      <RouteTabs label="Fleet access" tabs={TABS}>
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
      topic="fleet access"
      summary="Fleet roles control who can view, edit and administer the system. They grant no access inside a silo. The roles themselves cannot be changed."
      links={[
        { label: 'Key Concepts', href: docsUrl('guides/key-entities-and-concepts#iam-policy') },
        { label: 'Access Control', href: docsUrl('guides/configuring-access') },
      ]}
    />
  );
}

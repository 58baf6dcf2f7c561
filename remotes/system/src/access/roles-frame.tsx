import type { ReactNode } from 'react';
import { to } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { DocsPopover, Message, PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';

const TABS = [
  { label: 'Roles', to: to('/system/roles') },
  { label: 'Built-in users', to: to('/system/users-builtin') },
];

/** Header and tabs of the roles and the users that come with the platform (docs/screens/operator.md section 4.5). */
export function RolesFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Roles" help={<Help />} />
      <RouteTabs label="Roles" tabs={TABS}>
        {children}
      </RouteTabs>
    </>
  );
}

/** Says why nothing can be changed here. */
export function BuiltInNote() {
  return (
    <Message>They come with the platform, which itself acts as these users. They cannot be changed.</Message>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="roles"
      summary="Roles come with the platform. Each allows something on the fleet, a silo or a project."
      links={[{ label: 'Access Control', href: docsUrl('guides/configuring-access') }]}
    />
  );
}

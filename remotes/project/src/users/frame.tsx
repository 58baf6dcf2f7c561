import type { ReactNode } from 'react';
import { to } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { DocsPopover, PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';

const TABS = [
  { label: 'Users', to: to('/users') },
  { label: 'Groups', to: to('/users/groups') },
];

/** Header and tabs of the silo's users and groups (docs/screens/operator.md section 5.1). */
export function UsersFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Users" help={<Help />} />
      <RouteTabs label="Users" tabs={TABS}>
        {children}
      </RouteTabs>
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="users and groups"
      summary="All users of the silo and the groups they are in. Members inherit the roles of their groups."
      links={[{ label: 'Access Control', href: docsUrl('guides/configuring-access') }]}
    />
  );
}

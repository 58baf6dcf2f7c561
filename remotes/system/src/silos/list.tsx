import { Building2 } from 'lucide-react';
import { usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { type Command, docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { DocsPopover } from '@console/shared/ui';
import { siloActions } from './actions.tsx';
import { siloColumns } from './columns.tsx';
import { siloPage } from './queries.ts';

const CREATE = { label: 'New silo', to: to('/system/silos-new') };

const EMPTY = {
  icon: Building2,
  title: 'No silos',
  body: 'A silo holds the users, groups and projects of one tenant. Create one to get started.',
  create: 'New silo',
};

const COMMANDS: readonly Command[] = [{ group: 'Actions', ...CREATE }];

export function Component() {
  const page = usePage(siloPage);
  useCommands(COMMANDS);
  return (
    <>
      <ListPage
        title="Silos"
        help={<Help />}
        create={CREATE}
        page={page}
        columns={siloColumns}
        actions={siloActions}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="silos"
      summary="A silo separates one tenant from all others: its own users, groups, projects and quotas. Nothing inside it is seen from another silo."
      links={[{ label: 'Silos', href: docsUrl('guides/operator/silo-management') }]}
    />
  );
}

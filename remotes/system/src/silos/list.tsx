import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Silo } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { type Command, docsUrl } from '@console/shared/runtime';
import { useListExtensions } from '@console/shared/extensions';
import { ListPage } from '@console/shared/table';
import { DocsPopover, Link, Message } from '@console/shared/ui';
import { FleetNote } from '../fleet-note.tsx';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { siloActions } from './actions.tsx';
import { siloColumns } from './columns.tsx';
import { allSilos, siloPage } from './queries.ts';
import { useAdministeredSilo } from './use-admin-refusal.ts';

const CREATE = { label: 'New silo', to: to('/system/silos-new') };

const EMPTY = {
  icon: Building2,
  title: 'No silos',
  body: 'A silo holds the users, groups and projects of one tenant. Create one to get started.',
  create: 'New silo',
};

const NOUN = ['silo', 'silos'] as const;

const of = (silo: Silo) => ({ silo });

export function Component() {
  const page = usePage(siloPage);
  const refusal = useFleetRefusal('collaborator');
  const own = useAdministeredSilo();
  const actions = useMemo(() => siloActions({ refusal, own }), [refusal, own]);
  const list = useListExtensions('silo', { of, columns: siloColumns, actions });
  useCommands(useSiloCommands(page, refusal === undefined));
  return (
    <>
      <ListPage
        title="Silos"
        help={<Help />}
        create={{ ...CREATE, reason: refusal }}
        page={page}
        columns={list.columns}
        actions={list.actions}
        empty={EMPTY}
        bulk={(rows, selection) => (
          <BulkBar {...{ noun: NOUN, actions, rows, selection }} added={list.bulk(rows)} />
        )}
      >
        <FleetNote needed="collaborator" />
        {isBare(page) && <SetupNotice />}
      </ListPage>
      <Outlet />
      {list.opened}
    </>
  );
}

/** Whether the only silo is the one that the setup of the rack has created. */
const isBare = ({ items, hasNext, hasPrev }: PageState<Silo>): boolean =>
  !hasNext && !hasPrev && items.length > 0 && items.every(({ name }) => name === 'recovery');

function SetupNotice() {
  return (
    <Message title="No silo for people to work in">
      The <Link to={to('/system/setup')}>setup</Link> checklist lists the steps that are left.
    </Message>
  );
}

/** Palette entries: a new silo, and all silos, not only this page of them. */
function useSiloCommands(page: PageState<Silo>, mayCreate: boolean): readonly Command[] {
  const silos = useEveryRow(page, allSilos());
  return useMemo(
    () => [
      ...(mayCreate ? [{ group: 'Actions', ...CREATE }] : []),
      ...silos.map(({ name }) => ({
        group: 'Silo detail',
        label: name,
        to: to('/system/silos/:silo', { silo: name }),
      })),
    ],
    [silos, mayCreate],
  );
}

function Help() {
  return (
    <DocsPopover
      topic="silos"
      summary="A silo isolates one tenant, with its own users, groups, projects, and quotas. Other silos cannot access its contents."
      links={[
        { label: 'Set up a new tenant', href: '/guides/new-tenant' },
        { label: 'Silos', href: docsUrl('guides/operator/silo-management') },
      ]}
    />
  );
}

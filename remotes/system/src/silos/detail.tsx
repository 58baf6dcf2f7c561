import { useMemo } from 'react';
import { actionCommands } from '@console/shared/actions';
import {
  ExtensionCards,
  ExtensionProperties,
  ExtensionTab,
  useExtensionActions,
} from '@console/shared/extensions';
import { useLoaded } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { docsUrl, extensionsAt } from '@console/shared/runtime';
import { ActionMenu, RefreshFailure } from '@console/shared/table';
import {
  DateProperty,
  DocsPopover,
  IdProperty,
  PageHeader,
  PropertiesTable,
  Property,
} from '@console/shared/ui';
import { Tabs } from '@console/shared/ui/detail';
import { FleetNote } from '../fleet-note.tsx';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { siloPageActions } from './actions.tsx';
import { FleetRolesTab } from './fleet-roles-tab.tsx';
import { ProvidersTab } from './idps/tab.tsx';
import { SiloAccess } from './lazy-forms.ts';
import { PoolsTab } from './pools/tab.tsx';
import { siloByName } from './queries.ts';
import styles from './silos.module.css';
import { useAdministeredSilo } from './use-admin-refusal.ts';
import { QuotasTab } from './quotas/tab.tsx';
import { useSiloTab } from './use-silo-tab.ts';
import { UsersTab } from './users/tab.tsx';

export function Component() {
  const { silo: name } = useParams('/system/silos/:silo');
  const silo = useLoaded(siloByName(name));
  const [tab, selectTab] = useSiloTab();
  const navigate = useNavigate();
  const refusal = useFleetRefusal('collaborator');
  const own = useAdministeredSilo();
  const actions = useMemo(
    () => siloPageActions({ refusal, own, after: () => navigate(to('/system/silos')) }),
    [navigate, own, refusal],
  );
  const { actions: all, opened } = useExtensionActions('silo.action', { silo }, actions);
  useCommands(useMemo(() => actionCommands(`Silo '${silo.name}'`, all, silo), [all, silo]));
  return (
    <>
      <PageHeader
        title={silo.name}
        help={<Help />}
        actions={
          <>
            <RefreshFailure />
            <ActionMenu label="Silo actions" resource={silo} copyId={silo.id} actions={all} />
          </>
        }
      />
      <FleetNote needed="collaborator" />
      <PropertiesTable columns={2}>
        <IdProperty wide value={silo.id} />
        <Property label="Description">{silo.description}</Property>
        <DateProperty label="Created" date={silo.timeCreated} />
        <DateProperty label="Last Modified" date={silo.timeModified} />
        <ExtensionProperties place="silo.property" with={{ silo }} />
      </PropertiesTable>
      <Tabs
        label="Silo"
        selected={tab}
        onSelect={selectTab}
        tabs={[
          { id: 'idps', label: 'Identity Providers', content: <ProvidersTab silo={silo} /> },
          { id: 'ip-pools', label: 'IP Pools', content: <PoolsTab silo={silo.name} /> },
          { id: 'quotas', label: 'Quotas', content: <QuotasTab silo={silo.name} /> },
          { id: 'fleet-roles', label: 'Fleet roles', content: <FleetRolesTab silo={silo} /> },
          { id: 'users', label: 'Users', content: <UsersTab silo={silo} /> },
          { id: 'access', label: 'Access', content: <SiloAccess silo={silo.name} /> },
          ...extensionsAt('silo.tab').map(({ area, id, label }) => ({
            id: `${area}.${id}` as const,
            label,
            content: (
              <div className={styles.added}>
                <ExtensionTab place="silo.tab" area={area} id={id} with={{ silo }} />
              </div>
            ),
          })),
        ]}
      />
      <ExtensionCards place="silo.card" with={{ silo }} />
      {opened}
      <Outlet />
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="silos"
      summary="A silo isolates one tenant, with its own users, groups, projects, and quotas. Other silos cannot access its contents."
      links={[
        { label: 'Raise the quotas of a silo', href: '/guides/quotas' },
        { label: 'Silos', href: docsUrl('guides/operator/silo-management') },
        { label: 'Identity Providers', href: docsUrl('guides/operator/identity-providers') },
        { label: 'IP Pools', href: docsUrl('guides/operator/ip-pool-management') },
        { label: 'Access Control', href: docsUrl('guides/configuring-access') },
      ]}
    />
  );
}

import { useMemo } from 'react';
import type { Action } from '@console/shared/actions';
import type { VpcRouter } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ActionMenu, RefreshFailure } from '@console/shared/table';
import { DateProperty, DocsPopover, PageHeader, PropertiesTable, Property, Tag } from '@console/shared/ui';
import { routerByName } from './queries.ts';
import { RouteList } from './route-table/list.tsx';

/** Its menu contains only `Copy ID` (docs/screens/network-access.md section 5.3). */
const NO_ACTIONS: readonly Action<VpcRouter>[] = [];

export function Component() {
  const { project, vpc, router: name } = useParams('/projects/:project/vpcs/:vpc/routers/:router');
  const place = useMemo(() => ({ project, vpc, router: name }), [project, vpc, name]);
  const router = useLoaded(routerByName(project, vpc, name));
  useActionCommand('Edit router', to('/projects/:project/vpcs/:vpc/routers/:router/edit', place));
  return (
    <>
      <PageHeader
        title={router.name}
        help={<Help />}
        actions={
          <>
            <RefreshFailure />
            <ActionMenu label="Router actions" resource={router} copyId={router.id} actions={NO_ACTIONS} />
          </>
        }
      />
      <PropertiesTable columns={2}>
        <Property label="Description">{router.description}</Property>
        <Property label="Kind">
          <Tag>{router.kind}</Tag>
        </Property>
        <DateProperty label="Created" date={router.timeCreated} />
        <DateProperty label="Last Modified" date={router.timeModified} />
      </PropertiesTable>
      <RouteList place={place} router={router} />
      <Outlet />
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="Routers"
      summary="A router is a set of routes between subnets and to other networks. Every VPC has a system router; a subnet can also use a custom router."
      links={[
        {
          label: 'Custom Routers',
          href: docsUrl('guides/configuring-guest-networking#_custom_routers'),
        },
      ]}
    />
  );
}

import { useMemo } from 'react';
import { Route } from 'lucide-react';
import type { VpcRouter } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListTab } from '@console/shared/table';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { routerActions } from './actions.tsx';
import { routerColumns } from './columns.tsx';
import { allRouters, routerPage } from './queries.ts';

const EMPTY = {
  icon: Route,
  title: 'No VPC routers',
  body: 'A router holds routes, which direct the traffic of subnets.',
  create: 'New router',
};

const NOUN = ['router', 'routers'] as const;

export function Component() {
  const { project, vpc } = useParams('/projects/:project/vpcs/:vpc/routers');
  const place = useMemo(() => ({ project, vpc }), [project, vpc]);
  const page = usePage(routerPage(project, vpc));
  // The row of the router that is edited stays highlighted
  const { router: edited } = useRawParams();
  const columns = useMemo(() => routerColumns(place), [place]);
  const actions = useMemo(() => routerActions(place), [place]);
  useCommands(useListCommands(place, page));
  return (
    <>
      <ListTab
        plural="Routers"
        page={page}
        create={{ label: 'New router', to: to('/projects/:project/vpcs/:vpc/routers-new', place) }}
        columns={columns}
        actions={actions}
        activeId={page.items.find(({ name }) => name === edited)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      <Outlet />
    </>
  );
}

/** Palette entries: a new router, and all routers of the VPC, not only this page of them. */
function useListCommands(place: VpcPlace, page: PageState<VpcRouter>): Command[] {
  const routers = useEveryRow(page, allRouters(place.project, place.vpc));
  return useMemo(
    () => [
      { group: 'Actions', label: 'New router', to: to('/projects/:project/vpcs/:vpc/routers-new', place) },
      ...routers.map(({ name }) => ({
        group: 'Go to router',
        label: name,
        to: to('/projects/:project/vpcs/:vpc/routers/:router', { ...place, router: name }),
      })),
    ],
    [place, routers],
  );
}

import { Waypoints } from 'lucide-react';
import { useMemo } from 'react';
import type { RouterRoute, VpcRouter } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { useRawParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListTab } from '@console/shared/table';
import { routePage, routesOfRouter } from '../queries.ts';
import { routeActions } from './actions.tsx';
import { routeColumns } from './columns.tsx';
import type { RouterPlace } from './place.ts';
import { useKnownNames } from './use-known-names.ts';

const NOUN = ['route', 'routes'] as const;

const SYSTEM_REASON =
  'Routes cannot be added to the system router. Create a custom router for your own routes.';

/** The routes of a router (docs/screens/network-access.md sections 5.3 and 6.1). */
export function RouteList({ place, router }: { place: RouterPlace; router: VpcRouter }) {
  const page = usePage(routePage(place.project, place.vpc, place.router));
  const known = useKnownNames(place.project, place.vpc);
  const { route: edited } = useRawParams();
  const isSystem = router.kind === 'system';
  const columns = useMemo(() => routeColumns(place, known), [place, known]);
  const actions = useMemo(() => routeActions(place, router.kind), [place, router.kind]);
  const newRoute = to('/projects/:project/vpcs/:vpc/routers/:router/routes-new', place);
  useCommands(useListCommands(place, page, router));
  return (
    <ListTab
      plural="Routes"
      title="Routes"
      page={page}
      create={
        isSystem
          ? { label: 'New route', onPress: () => undefined, reason: SYSTEM_REASON }
          : { label: 'New route', to: newRoute }
      }
      columns={columns}
      actions={actions}
      activeId={page.items.find(({ name }) => name === edited)?.id}
      empty={{
        icon: Waypoints,
        title: 'No routes',
        ...(isSystem
          ? { body: 'The system manages the routes of this router.' }
          : { body: 'Add a route to direct the traffic to a destination.', create: 'Add route' }),
      }}
      bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
    />
  );
}

/** Palette entries: a new route, and the forms of all routes of the router, not only this page of them. */
function useListCommands(place: RouterPlace, page: PageState<RouterRoute>, router: VpcRouter): Command[] {
  const routes = useEveryRow(page, routesOfRouter(router.id));
  const isSystem = router.kind === 'system';
  return useMemo(() => {
    const create = {
      group: 'Actions',
      label: 'New route',
      to: to('/projects/:project/vpcs/:vpc/routers/:router/routes-new', place),
    };
    const forms = routes.map(({ name }) => ({
      group: 'Go to route',
      label: name,
      to: to('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit', { ...place, route: name }),
    }));
    return isSystem ? forms : [create, ...forms];
  }, [place, routes, isSystem]);
}

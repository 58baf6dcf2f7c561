import { Pencil } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { type RouterRoute, type VpcRouter, vpcRouterRouteDelete } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { routeByName } from '../queries.ts';
import { editRefusal } from './ends.ts';
import type { RouterPlace } from './place.ts';
import { WithoutRoutes } from './without-routes.tsx';

/** The actions of a route (docs/screens/network-access.md section 6.1). Keep the list in a `useMemo`. */
export const routeActions = (
  place: RouterPlace,
  routerKind: VpcRouter['kind'],
): readonly Action<RouterRoute>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    allowed: (route) => editRefusal(route) ?? true,
    to: ({ name }) =>
      to('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit', { ...place, route: name }),
    // The row contains all data of the form: it opens without a request
    run: (route) => seed(routeByName(place.project, place.vpc, place.router, route.name), route),
  },
  deleteAction({
    noun: 'route',
    title: 'Confirm remove route',
    errorTitle: 'Could not remove route',
    consequence: ({ name }) => (
      <>
        Traffic to its destination then follows the other routes.
        <WithoutRoutes place={place} names={[name]} />
      </>
    ),
    many: {
      consequence: (rows) => (
        <>
          Traffic to their destinations then follows the other routes.
          <WithoutRoutes place={place} names={rows.map(({ name }) => name)} />
        </>
      ),
    },
    allowed: () => routerKind !== 'system' || 'Routes of the system router cannot be deleted',
    call: ({ id }) => callTo(vpcRouterRouteDelete, { path: { route: id } }),
    done: () => 'Route deleted',
  }),
];

import { useMemo } from 'react';
import type { RouterRoute, VpcRouter } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { allRouters, routesOfVpc } from '../routers/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** A route whose target is an internet gateway. */
export interface RouteTo {
  readonly id: string;
  readonly route: string;
  /** Name of its router. */
  readonly router: string;
}

/** The routes to each gateway, by its name: routes refer to their target by name. */
export function routesByGateway(
  routes: readonly RouterRoute[],
  routers: readonly VpcRouter[],
): ReadonlyMap<string, readonly RouteTo[]> {
  const names = new Map(routers.map(({ id, name }) => [id, name]));
  const found = new Map<string, RouteTo[]>();
  for (const { id, name, target, vpcRouterId } of routes) {
    const router = names.get(vpcRouterId);
    if (target.type !== 'internet_gateway' || router === undefined) continue;
    const before = found.get(target.value) ?? [];
    found.set(target.value, [...before, { id, route: name, router }]);
  }
  return found;
}

/** The routes to the gateways of a VPC in all routers, as a query. */
export function useRoutesByGateway({ project, vpc }: VpcPlace) {
  const routes = useQuery(routesOfVpc(project, vpc));
  const routers = useQuery(allRouters(project, vpc));
  const items = routes.data?.items;
  const known = routers.data?.items;
  const data = useMemo(() => (items && known ? routesByGateway(items, known) : undefined), [items, known]);
  return {
    data,
    isPending: data === undefined && (routes.isPending || routers.isPending),
    error: routes.error ?? routers.error,
  };
}

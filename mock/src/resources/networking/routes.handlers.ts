import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { parseAddress } from '../../values/addresses.ts';
import { invalid } from '../../wire/errors.ts';
import { failOnTakenName, findChild, missingParent, renamed, requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';
import { findRouter } from './routers.handlers.ts';

interface Selectors {
  readonly router?: string | undefined;
  readonly vpc?: string | undefined;
  readonly project?: string | undefined;
}

function parentRouter(call: Call, query: Selectors): T.VpcRouter {
  if (query.router === undefined) throw invalid('the query parameter "router" is required');
  return findRouter(call, query.router, query);
}

function siblings(call: Call, routerId: string): T.RouterRoute[] {
  return call.tables.routes.filter((route) => route.vpcRouterId === routerId);
}

/** A route by id, or by name, router, VPC and project. docs/contract/server-behaviour.md section 1 "Look-up". */
function findRoute(call: Call, selector: string, query: Selectors): T.RouterRoute {
  const { routers, routes, vpcs, projects } = call.tables;
  return findChild(call, {
    kind: 'router-route',
    selector,
    parents: { router: query.router, vpc: query.vpc, project: query.project },
    byId: (id) => routes.get(id),
    byName(name) {
      if (query.router === undefined) throw missingParent('router', 'router-route');
      return siblings(call, parentRouter(call, query).id).find((route) => route.name === name);
    },
    projectOf: (route) => projects.must(vpcs.must(routers.must(route.vpcRouterId).vpcId).projectId),
  });
}

/** The address family of a destination or target, if it contains an address. */
function familyOf(end: T.RouteDestination | T.RouteTarget): 4 | 6 | undefined {
  if (end.type === 'ip') return parseAddress(end.value)?.version;
  return end.type === 'ip_net' ? (end.value.includes(':') ? 6 : 4) : undefined;
}

/** Validates custom routes: no VPCs, no subnet as target, one address family. */
function requireEnds({ destination, target }: T.RouterRouteCreate): void {
  if (destination.type === 'vpc') throw invalid('a VPC cannot be the destination of a route');
  if (target.type === 'vpc' || target.type === 'subnet')
    throw invalid(`a ${target.type === 'vpc' ? 'VPC' : 'subnet'} cannot be the target of a route`);
  const [from, to] = [familyOf(destination), familyOf(target)];
  if (from !== undefined && to !== undefined && from !== to)
    throw invalid('destination and target of a route must not mix IPv4 and IPv6');
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Custom routes can be changed. Of a default route only the target can, and its name and description may not even be sent
 * (docs/contract/corrections.md, second reading); routes of subnets and peerings, and everything else in a system router, belong to
 * the system.
 */
function requireChangeable(route: T.RouterRoute, body: T.RouterRouteUpdate): void {
  if (route.kind === 'custom') return;
  if (route.kind !== 'default') throw invalid(`a route of kind ${route.kind} cannot be changed`);
  const kept =
    !isGiven(body.name) &&
    !isGiven(body.description) &&
    same([body.destination.type, body.destination.value], [route.destination.type, route.destination.value]);
  if (!kept) throw invalid('of a default route only the target can be changed');
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Routes of routers. Ends contain names of objects, not ids. docs/contract/server-behaviour.md section 6 "Routers and routes". */
export const routes = {
  vpcRouterRouteList({ query }, call) {
    return pageOf(call, query, siblings(call, parentRouter(call, query).id));
  },

  vpcRouterRouteCreate({ query, body }, call) {
    const router = parentRouter(call, query);
    if (router.kind === 'system') throw invalid('routes cannot be added to a system router');
    requireFreeName('router-route', siblings(call, router.id), body.name);
    requireEnds(body);
    const { name, description, destination, target } = body;
    const said = { name, description, destination, target, kind: 'custom' } as const;
    return call.tables.routes.put({ ...call.store.fresh(), ...said, vpcRouterId: router.id });
  },

  vpcRouterRouteView({ path, query }, call) {
    return findRoute(call, path.route, query);
  },

  vpcRouterRouteUpdate({ path, query, body }, call) {
    const route = findRoute(call, path.route, query);
    const changed = {
      ...route,
      ...renamed(route, body),
      destination: body.destination,
      target: body.target,
      timeModified: call.store.now(),
    };
    requireChangeable(route, body);
    requireEnds(changed);
    failOnTakenName(siblings(call, route.vpcRouterId), changed);
    return call.tables.routes.put(changed);
  },

  vpcRouterRouteDelete({ path, query }, call) {
    const route = findRoute(call, path.route, query);
    if (route.kind !== 'custom') throw invalid(`a route of kind ${route.kind} cannot be deleted`);
    call.tables.routes.remove(route.id);
  },
} satisfies Partial<Handlers>;

import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { failOnTakenName, findInVpc, findVpc, renamed, requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';

interface Selectors {
  readonly vpc?: string | undefined;
  readonly project?: string | undefined;
}

/** A router by id, or by name, VPC and project. */
export function findRouter(call: Call, selector: string, query: Selectors): T.VpcRouter {
  return findInVpc(call, 'vpc-router', call.tables.routers, selector, query);
}

function siblings(call: Call, vpcId: string): T.VpcRouter[] {
  return call.tables.routers.filter((router) => router.vpcId === vpcId);
}

/** Routers of VPCs. docs/contract/server-behaviour.md section 6 "Routers and routes". */
export const routers = {
  vpcRouterList({ query }, call) {
    return pageOf(call, query, siblings(call, findVpc(call, query.vpc, query).id));
  },

  vpcRouterCreate({ query, body }, call) {
    const vpc = findVpc(call, query.vpc, query);
    const { name, description } = body;
    requireFreeName('vpc-router', siblings(call, vpc.id), name);
    const row = { ...call.store.fresh(), vpcId: vpc.id, name, description, kind: 'custom' } as const;
    return call.tables.routers.put(row);
  },

  vpcRouterView({ path, query }, call) {
    return findRouter(call, path.router, query);
  },

  /** The system router can be renamed too. */
  vpcRouterUpdate({ path, query, body }, call) {
    const router = findRouter(call, path.router, query);
    const changed = renamed(router, body);
    failOnTakenName(siblings(call, router.vpcId), { ...router, ...changed });
    return call.tables.routers.put({ ...router, ...changed, timeModified: call.store.now() });
  },

  /** Deletes its routes too, and detaches it from subnets. */
  vpcRouterDelete({ path, query }, call) {
    const { routers: table, routes, subnets } = call.tables;
    const router = findRouter(call, path.router, query);
    if (router.kind === 'system') throw invalid('a system router cannot be deleted');
    for (const subnet of subnets.filter((row) => row.customRouterId === router.id))
      subnets.put({ ...subnet, customRouterId: undefined, timeModified: call.store.now() });
    routes.removeWhere((route) => route.vpcRouterId === router.id);
    table.remove(router.id);
  },
} satisfies Partial<Handlers>;

import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { bySelector, findSilo } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { pageOf } from '../page.ts';

/** Pools linked to a silo, each with whether it is the default. docs/contract/server-behaviour.md section 7. */
function poolsOf(call: Call, siloId: string): T.SiloIpPool[] {
  const links = call.tables.ipPoolLinks.filter((link) => link.siloId === siloId);
  return links.map((link) => ({ ...call.tables.ipPools.must(link.ipPoolId), isDefault: link.isDefault }));
}

/** The IP pools of a silo. docs/contract/server-behaviour.md section 7 "Silo pool list and view". */
export const siloPools = {
  projectIpPoolList({ query }, call) {
    return pageOf(call, query, poolsOf(call, call.actor.user.siloId));
  },

  projectIpPoolView({ path }, call) {
    const pools = poolsOf(call, call.actor.user.siloId);
    const pool = pools.find((row) => (isUuid(path.pool) ? row.id : row.name) === path.pool);
    if (pool === undefined) throw notFound('ip-pool', bySelector(path.pool));
    return pool;
  },

  siloIpPoolList({ path, query }, call) {
    return pageOf(call, query, poolsOf(call, findSilo(call, path.silo).id));
  },
} satisfies Partial<Handlers>;

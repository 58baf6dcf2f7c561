import type { T } from '../../wire/api.ts';
import type { Handlers } from '../call.ts';
import { failOnTakenName, findSilo, renamed, requireFreeName } from '../find.ts';
import {
  deletePool,
  findLink,
  findPool,
  linkPool,
  setDefault,
  unlinkPool,
  utilizationOf,
} from './ip-pools.ts';
import { addRange, listRanges, removeRange } from './ip-ranges.ts';
import { page, pageOf } from '../page.ts';

/** IP pools of the fleet, their ranges and linked silos. docs/contract/server-behaviour.md section 7. */
export const ipPools = {
  ipPoolList({ query }, call) {
    const pools = call.tables.ipPools.filter((pool) => !pool.internal);
    return pageOf(call, query, pools);
  },

  ipPoolCreate({ body }, call) {
    const { ipPools: table } = call.tables;
    const { name, description } = body;
    requireFreeName('ip-pool', table, name);
    return table.put({ ...call.store.fresh(), name, description });
  },

  ipPoolView({ path }, call) {
    return findPool(call, path.pool);
  },

  ipPoolUpdate({ path, body }, call) {
    const { ipPools: table } = call.tables;
    const pool = findPool(call, path.pool);
    const changed = renamed(pool, body);
    failOnTakenName(table, { ...pool, ...changed });
    return table.put({ ...pool, ...changed, timeModified: call.store.now() });
  },

  ipPoolDelete({ path }, call) {
    deletePool(call, findPool(call, path.pool));
  },

  ipPoolRangeList({ path, query }, call) {
    return listRanges(call, findPool(call, path.pool), query);
  },

  ipPoolRangeAdd({ path, body }, call) {
    return addRange(call, findPool(call, path.pool), body);
  },

  ipPoolRangeRemove({ path, body }, call) {
    removeRange(call, findPool(call, path.pool), body);
  },

  /** Ordered by silo: a link has no id in the API. */
  ipPoolSiloList({ path, query }, call) {
    const { id } = findPool(call, path.pool);
    const links: T.IpPoolSiloLink[] = call.tables.ipPoolLinks.filter((link) => link.ipPoolId === id);
    return page(call, query, links, (link) => ({ id: link.siloId }));
  },

  ipPoolSiloLink({ path, body }, call) {
    const pool = findPool(call, path.pool);
    return linkPool(call, pool, findSilo(call, body.silo), body.isDefault);
  },

  ipPoolSiloUpdate({ path, body }, call) {
    const link = findLink(call, findPool(call, path.pool), findSilo(call, path.silo));
    return setDefault(call, link, body.isDefault);
  },

  ipPoolSiloUnlink({ path }, call) {
    unlinkPool(call, findPool(call, path.pool), findSilo(call, path.silo));
  },

  ipPoolUtilizationView({ path }, call) {
    return utilizationOf(call.store, findPool(call, path.pool).id);
  },
} satisfies Partial<Handlers>;

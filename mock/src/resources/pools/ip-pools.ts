import type { T } from '../../wire/api.ts';
import { contains, parseAddress, sizeOf } from '../../values/addresses.ts';
import type { Call } from '../call.ts';
import { alreadyExists, invalid, MockError, notFound } from '../../wire/errors.ts';
import { bySelector, requireRole } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { attachDefaultPool, DEFAULT_GATEWAY } from '../networking/vpc-network.ts';
import { spansOf, usedOf } from './pools.ts';
import type { IpPoolRow, PoolLinkRow } from '../../store/rows/pools.ts';
import type { SiloRow } from '../../store/rows/silos.ts';
import type { Store } from '../../store/store.ts';

/**
 * A pool by name or id; checks the operation's rule. Callers who may not read pools get a 404, and no caller finds the service pool
 * here. docs/contract/server-behaviour.md section 2 [S], 7.
 */
export function findPool(call: Call, selector: string): IpPoolRow {
  const { ipPools } = call.tables;
  const row = isUuid(selector) ? ipPools.get(selector) : ipPools.find((pool) => pool.name === selector);
  const missing = notFound('ip-pool', bySelector(selector));
  if (row === undefined || row.internal) throw missing;
  requireRole(call, call.actor.fleetRole(), missing);
  return row;
}

/** Utilization of a pool. IPv6 counts are decimal strings, because they exceed a double. docs/contract/wire-rules.md "Wire conventions". */
export function utilizationOf(store: Store, poolId: string): T.IpPoolUtilization {
  const spans = spansOf(store, poolId);
  const used = usedOf(store, poolId).flatMap((ip) => parseAddress(ip) ?? []);
  const count = (version: 4 | 6) => ({
    allocated: used.filter(
      (address) => address.version === version && spans.some((span) => contains(span, address)),
    ).length,
    capacity: spans.filter((span) => span.version === version).reduce((sum, span) => sum + sizeOf(span), 0n),
  });
  const [v4, v6] = [count(4), count(6)];
  return {
    ipv4: { allocated: v4.allocated, capacity: Number(v4.capacity) },
    ipv6: { allocated: String(v6.allocated), capacity: String(v6.capacity) },
  };
}

function linkOf({ tables }: Call, pool: IpPoolRow, silo: SiloRow): PoolLinkRow | undefined {
  return tables.ipPoolLinks.find((row) => row.ipPoolId === pool.id && row.siloId === silo.id);
}

/** @throws MockError 404 when the pool is not linked to the silo */
export function findLink(call: Call, pool: IpPoolRow, silo: SiloRow): PoolLinkRow {
  const link = linkOf(call, pool, silo);
  if (link !== undefined) return link;
  const message = `not found: link between the IP pool "${pool.name}" and the silo "${silo.name}"`;
  throw new MockError(404, 'ObjectNotFound', message);
}

function defaultOf(call: Call, siloId: string): PoolLinkRow | undefined {
  return call.tables.ipPoolLinks.find((row) => row.siloId === siloId && row.isDefault);
}

/** Attaches a pool to the default gateways of all VPCs of a silo. corrections "Second reading". */
function attachToGateways({ store, tables }: Call, pool: IpPoolRow, siloId: string): void {
  for (const gateway of tables.gateways) {
    const { projectId } = tables.vpcs.must(gateway.vpcId);
    if (gateway.name === DEFAULT_GATEWAY && tables.projects.must(projectId).siloId === siloId)
      attachDefaultPool(store, gateway, pool);
  }
}

/** @throws MockError 400 when they are linked already, or for a second default. docs/contract/server-behaviour.md section 7 [P]. */
export function linkPool(call: Call, pool: IpPoolRow, silo: SiloRow, isDefault: boolean): PoolLinkRow {
  const { ipPoolLinks } = call.tables;
  if (ipPoolLinks.some((row) => row.ipPoolId === pool.id && row.siloId === silo.id))
    throw alreadyExists('ip-pool-silo-link', silo.name);
  if (isDefault && defaultOf(call, silo.id) !== undefined)
    throw invalid(`the silo "${silo.name}" has a default IP pool already`);
  if (isDefault) attachToGateways(call, pool, silo.id);
  return ipPoolLinks.put({ id: call.store.newId(), ipPoolId: pool.id, siloId: silo.id, isDefault });
}

/** A new default replaces the previous one; false leaves the silo without one. docs/contract/server-behaviour.md section 7. */
export function setDefault(call: Call, link: PoolLinkRow, isDefault: boolean): PoolLinkRow {
  const { ipPoolLinks } = call.tables;
  const before = isDefault ? defaultOf(call, link.siloId) : undefined;
  if (before !== undefined) ipPoolLinks.put({ ...before, isDefault: false });
  return ipPoolLinks.put({ ...link, isDefault });
}

function siloUses({ tables }: Call, { ipPoolId, siloId }: PoolLinkRow): boolean {
  const inSilo = (projectId: string) => tables.projects.must(projectId).siloId === siloId;
  return (
    tables.floatingIps.some((row) => row.ipPoolId === ipPoolId && inSilo(row.projectId)) ||
    tables.probes.some((row) => row.ipPoolId === ipPoolId && inSilo(row.projectId)) ||
    [...tables.ephemeralIps, ...tables.sourceIps].some(
      (row) => row.ipPoolId === ipPoolId && inSilo(tables.instances.must(row.instanceId).projectId),
    )
  );
}

/**
 * Removes a link, if there is one; gateways of the silo are detached from the pool, which it can no longer see.
 * @throws MockError 400 while the silo has addresses of the pool. docs/contract/server-behaviour.md section 7 [P].
 */
export function unlinkPool(call: Call, pool: IpPoolRow, silo: SiloRow): void {
  const { ipPoolLinks, gatewayPools, gateways, vpcs, projects } = call.tables;
  const link = linkOf(call, pool, silo);
  if (link === undefined) return;
  if (siloUses(call, link))
    throw invalid(
      `the IP pool "${pool.name}" cannot be unlinked from the silo "${silo.name}", which uses addresses of it`,
    );
  gatewayPools.removeWhere(({ ipPoolId, internetGatewayId }) => {
    if (ipPoolId !== pool.id) return false;
    return projects.must(vpcs.must(gateways.must(internetGatewayId).vpcId).projectId).siloId === silo.id;
  });
  ipPoolLinks.remove(link.id);
}

/**
 * Deletes its links and attachments to gateways too. @throws MockError 400 while it has ranges. docs/contract/server-behaviour.md
 * section 7.
 */
export function deletePool(call: Call, pool: IpPoolRow): void {
  const { ipPools, ipPoolRanges, ipPoolLinks, gatewayPools } = call.tables;
  if (ipPoolRanges.some((row) => row.ipPoolId === pool.id))
    throw invalid(`the IP pool "${pool.name}" cannot be deleted: it has ranges`);
  gatewayPools.removeWhere((row) => row.ipPoolId === pool.id);
  ipPoolLinks.removeWhere((row) => row.ipPoolId === pool.id);
  ipPools.remove(pool.id);
}

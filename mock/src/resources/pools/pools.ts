import type { T } from '../../wire/api.ts';
import { contains, nextFree, parseAddress, parseRange, type Span } from '../../values/addresses.ts';
import { insufficientCapacity, invalid, MockError, notFound } from '../../wire/errors.ts';
import { bySelector } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import type { Store } from '../../store/store.ts';

/** The address spans of a pool, oldest range first. */
export function spansOf(store: Store, poolId: string): Span[] {
  const ranges = store.tables.ipPoolRanges.filter((range) => range.ipPoolId === poolId);
  return ranges.flatMap(({ range }) => parseRange(range) ?? []);
}

/** Allocated addresses of a pool, each once: floating, ephemeral, source addresses, of probes, and of the platform's services. */
export function usedOf(store: Store, poolId: string): string[] {
  const { floatingIps, ephemeralIps, sourceIps, probes, serviceAddresses } = store.tables;
  const rows = [...floatingIps, ...ephemeralIps, ...sourceIps, ...probes, ...serviceAddresses];
  return [...new Set(rows.filter((row) => row.ipPoolId === poolId).map((row) => row.ip))];
}

/**
 * The pool that a silo's user refers to: the named one, which must be linked to the silo, or the silo's default.
 * docs/contract/server-behaviour.md section 4 "External IPs", 6 "Floating IPs".
 * @throws MockError 404
 */
export function poolFor(store: Store, siloId: string, selector: string | null | undefined): T.IpPool {
  const { ipPools, ipPoolLinks } = store.tables;
  const links = ipPoolLinks.filter((link) => link.siloId === siloId);
  if (selector === null || selector === undefined) {
    const link = links.find((candidate) => candidate.isDefault);
    if (link === undefined)
      throw new MockError(404, 'ObjectNotFound', 'not found: default IP pool for the current silo');
    return ipPools.must(link.ipPoolId);
  }
  const pool = isUuid(selector)
    ? ipPools.get(selector)
    : ipPools.find((candidate) => candidate.name === selector);
  if (pool === undefined || !links.some((link) => link.ipPoolId === pool.id))
    throw notFound('ip-pool', bySelector(selector));
  return pool;
}

/**
 * Allocates an address of a pool: the requested one, or the next free one.
 * @throws MockError 400 when the requested address is outside or taken, 404 for a pool without ranges, 507 when none is left
 */
export function takeAddress(store: Store, pool: T.IpPool, asked?: string | null): string {
  const spans = spansOf(store, pool.id);
  const used = usedOf(store, pool.id);
  if (asked !== null && asked !== undefined) {
    const address = parseAddress(asked);
    if (address === undefined || !spans.some((span) => contains(span, address)))
      throw invalid(`the address ${asked} is not in the pool "${pool.name}"`);
    if (used.includes(asked)) throw invalid(`the address ${asked} is already in use`);
    return asked;
  }
  if (spans.length === 0)
    throw new MockError(404, 'ObjectNotFound', `not found: address range in the pool "${pool.name}"`);
  const free = nextFree(spans, used);
  if (free === undefined) throw insufficientCapacity(`no addresses are left in the pool "${pool.name}"`);
  return free;
}

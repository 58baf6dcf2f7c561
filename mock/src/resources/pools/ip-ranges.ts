import type { T } from '../../wire/api.ts';
import {
  contains,
  formatAddress,
  overlaps,
  parseAddress,
  parseBlock,
  parseRange,
  type Span,
} from '../../values/addresses.ts';
import type { Call } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { page } from '../page.ts';
import { usedOf } from './pools.ts';
import type { IpPoolRow } from '../../store/rows/pools.ts';

/** Blocks that cannot be reached from outside: this host, loopback, link-local, mapped, broadcast. Multicast is allowed. */
const unroutable: readonly (readonly [block: string, span: Span])[] = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '255.255.255.255/32',
  '::/127',
  '::ffff:0:0/96',
  'fe80::/10',
].flatMap((block) => {
  const span = parseBlock(block);
  return span === undefined ? [] : [[block, span] as const];
});

const textOf = ({ first, last }: T.IpRange): string => `${first} to ${last}`;

/** The range in canonical notation. */
function rangeOf({ version, first, last }: Span): T.IpRange {
  return { first: formatAddress({ version, value: first }), last: formatAddress({ version, value: last }) };
}

/** Both ends are of one family, because the body was validated. */
function requireSpan(range: T.IpRange): Span {
  const span = parseRange(range);
  if (span === undefined)
    throw invalid(`the first address ${range.first} must not be above the last address ${range.last}`);
  return span;
}

function requireFree(call: Call, span: Span): void {
  for (const { range, ipPoolId } of call.tables.ipPoolRanges) {
    const other = parseRange(range);
    if (other === undefined || !overlaps(span, other)) continue;
    const { name } = call.tables.ipPools.must(ipPoolId);
    throw invalid(`the range ${textOf(rangeOf(span))} overlaps ${textOf(range)} of the IP pool "${name}"`);
  }
}

/**
 * Adds a range to a pool.
 * @throws MockError 400 for IPv6, when first is above last, when it contains addresses that cannot be allocated, or when it
 * overlaps a range of any pool. docs/contract/server-behaviour.md section 7 [P].
 */
export function addRange(call: Call, pool: IpPoolRow, body: T.IpRange): T.IpPoolRange {
  const span = requireSpan(body);
  if (span.version === 6) throw invalid('IPv6 ranges are not allowed yet');
  const bad = unroutable.find(([, block]) => overlaps(block, span));
  if (bad !== undefined) throw invalid(`a range must not hold addresses of the block ${bad[0]}`);
  requireFree(call, span);
  const { id, timeCreated } = call.store.fresh();
  return call.tables.ipPoolRanges.put({ id, ipPoolId: pool.id, range: rangeOf(span), timeCreated });
}

/**
 * Removes the range with exactly these ends.
 * @throws MockError 400 when the pool has no such range, and while an address in it is in use. corrections "Pools, silos".
 */
export function removeRange(call: Call, pool: IpPoolRow, body: T.IpRange): void {
  const { ipPoolRanges } = call.tables;
  const span = requireSpan(body);
  const wanted = rangeOf(span);
  const row = ipPoolRanges.find(
    ({ ipPoolId, range }) =>
      ipPoolId === pool.id && range.first === wanted.first && range.last === wanted.last,
  );
  if (row === undefined) throw invalid(`there is no range ${textOf(wanted)} in the IP pool "${pool.name}"`);
  const inUse = usedOf(call.store, pool.id).some((ip) => {
    const address = parseAddress(ip);
    return address !== undefined && contains(span, address);
  });
  if (inUse) throw invalid(`the range ${textOf(wanted)} cannot be removed: addresses in it are in use`);
  ipPoolRanges.remove(row.id);
}

/** IPv4 before IPv6, then by the first address, which also identifies a range. */
function placeOf({ range }: T.IpPoolRange): string {
  const first = parseAddress(range.first);
  return `${first?.version ?? 0}${(first?.value ?? 0n).toString(16).padStart(32, '0')}`;
}

interface PageQuery {
  readonly limit?: number | null | undefined;
  readonly pageToken?: string | null | undefined;
}

/** The ranges of a pool, sorted by address, because the contract specifies no order. */
export function listRanges(call: Call, pool: IpPoolRow, query: PageQuery): T.IpPoolRangeResultsPage {
  const rows = call.tables.ipPoolRanges.filter((row) => row.ipPoolId === pool.id);
  return page(call, query, rows, (row) => ({ id: placeOf(row) }));
}

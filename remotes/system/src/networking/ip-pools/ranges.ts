import { ipPoolRangeList } from '@console/shared/api';
import { type IpRange, parseAddress } from '@console/shared/format';
import { eachOf } from '../rack/each-of.ts';
import { allRanges } from './queries.ts';

/** Every range of several pools, by name of the pool. */
export const rangesByPool = (pools: readonly string[]) => eachOf(ipPoolRangeList, pools, allRanges);

/** A range of a pool as addresses; undefined when its ends are not addresses of the same IP version. */
export function rangeOfPool({ first, last }: { first: string; last: string }): IpRange | undefined {
  const [from, until] = [parseAddress(first), parseAddress(last)];
  if (!from || from.version !== until?.version) return undefined;
  return { version: from.version, first: from.value, last: until.value };
}

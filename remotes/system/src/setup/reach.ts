import { type IpRange, parseNet, subtractRanges } from '@console/shared/format';

/** Whether the addresses of a silo are announced. `unused`: the rack does not use BGP. */
export type Reach = 'announced' | 'partly' | 'unused';

/**
 * Whether all addresses of a silo's pools are announced (docs/screens/operator.md section 9.10, S8).
 * @param usesBgp whether a port has settings with a peer
 * @param ranges the ranges of the pools that are linked to the silo
 * @param networks the announced networks, such as `198.51.100.0/26`
 */
export function reachOf(usesBgp: boolean, ranges: readonly IpRange[], networks: readonly string[]): Reach {
  if (!usesBgp) return 'unused';
  const told = networks.flatMap((network) => parseNet(network) ?? []);
  return ranges.every((range) => subtractRanges(range, told).length === 0) ? 'announced' : 'partly';
}

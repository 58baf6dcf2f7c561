import { overlaps, parseNet, subtractRanges } from '@console/shared/format';
import { rangeOfPool } from '../../ip-pools/ranges.ts';

export interface KnownPool {
  readonly name: string;
  readonly ranges: readonly { readonly first: string; readonly last: string }[];
}

/** Names of the pools with addresses that a change of announcements withdraws (docs/screens/operator.md section 9.9). */
export function poolsWithdrawn(
  before: readonly string[],
  after: readonly string[],
  pools: readonly KnownPool[],
): readonly string[] {
  const kept = after.flatMap((network) => parseNet(network) ?? []);
  const gone = before.flatMap((network) => {
    const net = parseNet(network);
    return net ? subtractRanges(net, kept) : [];
  });
  return pools
    .filter(({ ranges }) =>
      ranges.some((range) => {
        const span = rangeOfPool(range);
        return span !== undefined && gone.some((one) => overlaps(one, span));
      }),
    )
    .map(({ name }) => name);
}

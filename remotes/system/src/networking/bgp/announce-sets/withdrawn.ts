import { type IpRange, overlaps, parseAddress, parseNet, subtractRanges } from '@console/shared/format';

/** A pool and its ranges. */
export interface KnownPool {
  readonly name: string;
  readonly ranges: readonly { readonly first: string; readonly last: string }[];
}

function spanOf({ first, last }: { first: string; last: string }): IpRange | undefined {
  const [from, until] = [parseAddress(first), parseAddress(last)];
  if (!from || from.version !== until?.version) return undefined;
  return { version: from.version, first: from.value, last: until.value };
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
        const span = spanOf(range);
        return span !== undefined && gone.some((one) => overlaps(one, span));
      }),
    )
    .map(({ name }) => name);
}

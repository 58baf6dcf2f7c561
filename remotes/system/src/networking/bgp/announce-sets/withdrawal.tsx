import { poolUtilization } from '@console/shared/capacity';
import { formatBigNumber } from '@console/shared/format';
import { useQueries, useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { presentFamilies } from '../../ip-pools/families.ts';
import { allIpPools } from '../../ip-pools/queries.ts';
import { rangesByPool } from '../../ip-pools/ranges.ts';
import { poolsWithdrawn } from './withdrawn.ts';

export interface WithdrawalProps {
  before: readonly string[];
  after: readonly string[];
}

/** Warns which allocated addresses become unreachable by a change (docs/screens/operator.md section 9.9). */
export function Withdrawal({ before, after }: WithdrawalProps) {
  const all = useQuery(allIpPools());
  const pools = all.data?.items;
  const ranges = useQuery(rangesByPool(pools?.map(({ name }) => name) ?? []), {
    enabled: pools !== undefined,
  }).data;
  const isUnsure = all.isError || [...(ranges?.values() ?? [])].includes(undefined);
  const known = (pools ?? []).map(({ name }) => ({
    name,
    ranges: (ranges?.get(name)?.items ?? []).map(({ range }) => range),
  }));
  const lost = poolsWithdrawn(before, after, known);
  const uses = useQueries(lost.map((name) => poolUtilization(name)));
  const items = lost.flatMap((name, index) => {
    const use = uses[index]?.data;
    const allocated = use && presentFamilies(use).reduce((sum, one) => sum + BigInt(one.allocated), 0n);
    if (allocated === 0n) return [];
    return [`Pool ${name}: ${allocated === undefined ? 'some' : formatBigNumber(allocated).text} allocated`];
  });
  if (items.length === 0)
    return isUnsure && before.some((network) => !after.includes(network)) ? (
      <Message variant="notice" live="status">
        Could not check whether the removed addresses are in use.
      </Message>
    ) : null;
  return (
    <Message variant="destructive" live="status" title="This withdraws addresses in use" items={items}>
      External networks can no longer reach them.
    </Message>
  );
}

import { useMemo } from 'react';
import type { IpPool } from '@console/shared/api';
import { formatBigNumber } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { columns, TableCard } from '@console/shared/table';
import { CsvButton } from '../csv-button.tsx';
import { familiesOf } from '../networking/ip-pools/families.ts';
import { silosOfPools, utilizationOfPools } from './queries.ts';

interface PoolRow {
  readonly id: string;
  readonly name: string;
  /** Free addresses by family; undefined until they are known, null when they could not be read, as is the number of silos. */
  readonly left: { readonly v4: bigint; readonly v6: bigint } | null | undefined;
  readonly silos: number | null | undefined;
}

const col = columns<PoolRow>();

function leftText({ left }: PoolRow): string {
  if (!left) return left === null ? 'Not available' : '';
  const parts = [
    ...(left.v4 > 0n || left.v6 === 0n ? [`${formatBigNumber(left.v4).text} IPv4`] : []),
    ...(left.v6 > 0n ? [`${formatBigNumber(left.v6).text} IPv6`] : []),
  ];
  return parts.join(', ');
}

const COLUMNS = [
  col.link(
    'Pool',
    ({ name }) => name,
    ({ name }) => to('/system/networking/ip-pools/:pool', { pool: name }),
  ),
  col.text('Left in pool', leftText, { rank: 2 }),
  col.custom('Silos linked', ({ silos }) => (silos === null ? 'Not available' : silos), {
    width: 8,
    align: 'end',
    value: ({ silos }) => silos ?? undefined,
  }),
];

const csvLines = (rows: readonly PoolRow[]) => [
  ['pool', 'left_ipv4', 'left_ipv6', 'silos'],
  ...rows.map(({ name, left, silos }) => [name, left?.v4, left?.v6, silos ?? undefined]),
];

/** Free addresses of the IP pools. Pools have no history, so there is no date (docs/screens/operator.md section 9.3). */
export function Pools({ pools }: { pools: readonly IpPool[] | undefined }) {
  const names = useMemo(() => pools?.map(({ name }) => name) ?? [], [pools]);
  const isKnown = names.length > 0;
  const utilization = useQuery(utilizationOfPools(names), { enabled: isKnown }).data;
  const silos = useQuery(silosOfPools(names), { enabled: isKnown }).data;
  const rows = useMemo(
    () =>
      pools?.map(({ id, name }): PoolRow => {
        const known = utilization?.get(name);
        const [v4, v6] = known ? familiesOf(known) : [];
        return {
          id,
          name,
          left:
            v4 && v6
              ? { v4: v4.capacity - v4.allocated, v6: v6.capacity - v6.allocated }
              : utilization && null,
          silos: silos && (silos.get(name) ?? null),
        };
      }),
    [pools, utilization, silos],
  );
  if (!rows) return null;
  return (
    <TableCard
      title="IP pools"
      rows={rows}
      columns={COLUMNS}
      headerActions={<CsvButton of="IP pools" file="capacity-pools.csv" lines={() => csvLines(rows)} />}
      empty={{ title: 'No IP pools', body: 'IP pools hold the addresses that silos allocate.' }}
    />
  );
}

import { useMemo, useState } from 'react';
import type { BgpImportedRouteIpv4 } from '@console/shared/api';
import { formatAddress } from '@console/shared/format';
import { Select } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { columns, TableCard } from '@console/shared/table';
import { Button, FieldFrame, Mono, Skeleton, TextInput, wiringProps } from '@console/shared/ui';
import { importedRoutes } from '../../rack/queries.ts';
import styles from '../bgp.module.css';
import { NoAsn } from '../no-asn.tsx';
import type { KnownAsns } from '../use-asns.ts';
import { matchesRoute } from './filter.ts';

const col = columns<BgpImportedRouteIpv4>();

const COLUMNS = [
  col.custom('Prefix', ({ prefix }) => <Mono>{prefix}</Mono>, { value: ({ prefix }) => prefix }),
  col.custom('Next hop', ({ nexthop }) => <Mono>{nexthop}</Mono>, { value: ({ nexthop }) => nexthop }),
  col.text('Switch', (route) => route.switch, { rank: 2 }),
  // The identifier of a router is an IPv4 address (RFC 4271)
  col.custom('Router ID', ({ id }) => <Mono>{formatAddress({ version: 4, value: BigInt(id) })}</Mono>, {
    rank: 3,
    value: ({ id }) => id,
  }),
];

/** The routes that the peers of an ASN announce (docs/screens/operator.md section 3.4). */
export function Imported({ known }: { known: KnownAsns }) {
  const { asns } = known;
  const [chosen, setChosen] = useState<number>();
  const asn = chosen ?? asns[0];
  if (asn === undefined) return <NoAsn known={known} />;
  return <ImportedOf asns={asns} asn={asn} onChoose={setChosen} />;
}

interface ImportedOfProps {
  asns: readonly number[];
  asn: number;
  onChoose: (asn: number) => void;
}

function ImportedOf({ asns, asn, onChoose }: ImportedOfProps) {
  const [filter, setFilter] = useState('');
  const { data, isError, error, refetch } = useQuery(importedRoutes(asn));
  const rows = useMemo(() => data?.filter((route) => matchesRoute(route, filter)), [data, filter]);
  const isFiltered = filter.trim() !== '';
  return (
    <TableCard
      title="Imported"
      headerActions={
        <div className={styles.bar}>
          <FieldFrame label="ASN">
            {(wiring) => (
              <Select
                {...wiring}
                items={asns.map((one) => ({ value: String(one), label: String(one) }))}
                value={String(asn)}
                onChange={(value) => onChoose(Number(value))}
              />
            )}
          </FieldFrame>
          <FieldFrame label="Filter by prefix or address">
            {(wiring) => (
              <TextInput
                {...wiringProps(wiring)}
                mono
                value={filter}
                onChange={(event) => setFilter(event.target.value)}
              />
            )}
          </FieldFrame>
        </div>
      }
      footer="IPv4 only. Imported IPv6 routes are not reported."
      rows={rows ?? []}
      columns={COLUMNS}
      rowId={(route) => `${route.switch} ${route.nexthop} ${route.prefix}`}
      empty={
        isError
          ? {
              title: 'Not available',
              body: error.message,
              action: <Button onClick={() => void refetch()}>Try again</Button>,
            }
          : data === undefined
            ? { title: 'Loading', body: <Skeleton /> }
            : {
                title: isFiltered ? 'No route matches' : 'No routes from this ASN',
                body: isFiltered
                  ? `None of ${data.length} routes has this prefix or address.`
                  : 'Its peers announce nothing, or none is connected.',
              }
      }
    />
  );
}

import { Download, MessagesSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { networkingBgpMessageHistory } from '@console/shared/api';
import { query, useQuery } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { RefreshFailure } from '@console/shared/table';
import { Button, EmptyState, Skeleton } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { NotAvailable } from '../../../not-available.tsx';
import { NoAsn } from '../no-asn.tsx';
import { useAsns } from '../use-asns.ts';
import styles from '../bgp.module.css';
import { MessagesTable } from './messages-table.tsx';
import { readHistory } from './messages.ts';

const historyOf = (asn: number) => query(networkingBgpMessageHistory, { query: { asn } });

export function Component() {
  const known = useAsns();
  const { asns } = known;
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('asn'));
  const asn = asns.includes(asked) ? asked : asns[0];
  // Loaded only on request, because the responses are large and rarely needed
  const [loaded, setLoaded] = useState<number>();
  if (asn === undefined) return <NoAsn known={known} />;
  return (
    <div className={styles.blocks}>
      <div className={styles.bar}>
        <SegmentedControl
          label="ASN"
          options={asns.map((one) => ({ value: String(one), label: one }))}
          value={String(asn)}
          onChange={(value) => setSearch({ asn: value }, { replace: true })}
        />
        <RefreshFailure />
      </div>
      {loaded !== asn && (
        <EmptyState
          variant="table"
          icon={MessagesSquare}
          title="No messages loaded"
          action={
            <Button icon={Download} onClick={() => setLoaded(asn)}>
              Load messages
            </Button>
          }
        >
          The history is long. Load it when you need it.
        </EmptyState>
      )}
      {loaded === asn && <Messages key={asn} asn={asn} />}
    </div>
  );
}

function Messages({ asn }: { asn: number }) {
  const { data, isError, error, refetch } = useQuery(historyOf(asn));
  const history = useMemo(() => data && readHistory(data), [data]);
  if (isError && !data) return <NotAvailable reason={error.message} onRetry={() => void refetch()} />;
  if (!data || !history) return <Skeleton kind="page" />;
  return <MessagesTable history={history} whole={data} />;
}

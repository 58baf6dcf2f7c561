import { useMemo, useState } from 'react';
import { CapacityBars, sumOf } from '@console/shared/capacity';
import { useLoaded, useQueries, useQuery } from '@console/shared/query';
import { useTabParam } from '@console/shared/routing';
import { docsUrl, lazy } from '@console/shared/runtime';
import { DocsPopover, InPlace, PageHeader, Skeleton } from '@console/shared/ui';
import { Tabs } from '@console/shared/ui/detail';
import { Hardware } from '../capacity/hardware.tsx';
import { METRICS } from '../capacity/kinds.ts';
import { physical } from '../capacity/model/physical.ts';
import { withQuotas } from '../capacity/model/promised.ts';
import { allQuotas, history } from '../capacity/queries.ts';
import { allSleds } from '../inventory/queries.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import { headline, type HeadlineFacts } from './headline.ts';
import { allUtilization } from './queries.ts';
import { Summary } from './summary.tsx';
import styles from './utilization.module.css';

// Charts and calendar are fetched when they are first needed.
const Metrics = lazy(
  'Metrics',
  async () => (await import(/* webpackChunkName: "system-metrics" */ './metrics.tsx')).Metrics,
  InPlace,
  <Skeleton kind="page" />,
);

export function Component() {
  const utilization = useLoaded(allUtilization()).items;
  const quotas = useQuery(allQuotas()).data?.items;
  const sleds = useQuery(allSleds());
  const pools = useQuery(allIpPools()).data?.items;
  const [tab, selectTab] = useTabParam(['summary', 'metrics']);
  // The time at which the page was opened: dates do not change while it is open
  const [now] = useState(Date.now);
  const silos = useMemo(() => withQuotas(utilization, quotas), [utilization, quotas]);
  const { provisioned, quota } = useMemo(
    () => ({
      provisioned: sumOf(silos.map((silo) => silo.provisioned)),
      quota: sumOf(silos.map((silo) => silo.allocated)),
    }),
    [silos],
  );
  const names = useMemo(() => silos.map(({ siloName }) => siloName), [silos]);
  return (
    <>
      <PageHeader title="Utilization" help={<Help />} />
      <Headline silos={silos} provisioned={provisioned} now={now} />
      <CapacityBars provisioned={provisioned} total={quota} totalLabel="Quota (Total)" />
      <Tabs
        label="Utilization"
        selected={tab}
        onSelect={selectTab}
        tabs={[
          {
            id: 'summary',
            label: 'Summary',
            content: (
              <Summary silos={silos}>
                {/* Left out when the sleds cannot be read */}
                {sleds.data && (
                  <Hardware
                    sleds={sleds.data.items}
                    silos={silos}
                    provisioned={provisioned}
                    pools={pools}
                    now={now}
                  />
                )}
              </Summary>
            ),
          },
          { id: 'metrics', label: 'Metrics', content: <Metrics silos={names} /> },
        ]}
      />
    </>
  );
}

/** The page in a sentence, once all of its data is known or has failed. */
function Headline({ silos, provisioned, now }: Pick<HeadlineFacts, 'silos' | 'provisioned' | 'now'>) {
  const sleds = useQuery(allSleds());
  const histories = useQueries(METRICS.map((metric) => history(metric)));
  const isPending = sleds.isPending || histories.some((one) => one.isPending);
  const [cpus, memory, storage] = histories.map(({ data }) => data);
  const text = useMemo(() => {
    const hardware = sleds.data && physical(sleds.data.items);
    return headline({ silos, provisioned, hardware, histories: [cpus, memory, storage], now });
  }, [silos, provisioned, sleds.data, cpus, memory, storage, now]);
  return <p className={styles.headline}>{isPending ? <Skeleton width="min(30rem, 80%)" /> : text}</p>;
}

function Help() {
  return (
    <DocsPopover
      topic="utilization"
      summary="Shows how much of their quotas the silos use, and how long the hardware lasts."
      links={[
        { label: 'Raise the quotas of a silo', href: '/guides/quotas' },
        { label: 'Metrics', href: docsUrl('guides/operator/system-metrics') },
        { label: 'Resource Management', href: docsUrl('guides/operator/resource-management') },
      ]}
    />
  );
}

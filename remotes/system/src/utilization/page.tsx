import { useMemo } from 'react';
import { CapacityBars, sumOf } from '@console/shared/capacity';
import { useLoaded } from '@console/shared/query';
import { useTabParam } from '@console/shared/routing';
import { docsUrl, lazy } from '@console/shared/runtime';
import { DocsPopover, InPlace, PageHeader, Skeleton } from '@console/shared/ui';
import { Tabs } from '@console/shared/ui/detail';
import { allUtilization } from './queries.ts';
import { Summary } from './summary.tsx';

// Charts and calendar are fetched when they are first needed.
const Metrics = lazy(
  'Metrics',
  async () => (await import(/* webpackChunkName: "system-metrics" */ './metrics.tsx')).Metrics,
  InPlace,
  <Skeleton kind="page" />,
);

export function Component() {
  const { items } = useLoaded(allUtilization());
  const [tab, selectTab] = useTabParam(['summary', 'metrics']);
  const { provisioned, quota } = useMemo(
    () => ({
      provisioned: sumOf(items.map((silo) => silo.provisioned)),
      quota: sumOf(items.map((silo) => silo.allocated)),
    }),
    [items],
  );
  const silos = useMemo(() => items.map(({ siloName }) => siloName), [items]);
  return (
    <>
      <PageHeader title="Utilization" help={<Help />} />
      <CapacityBars provisioned={provisioned} total={quota} totalLabel="Quota (Total)" />
      <Tabs
        label="Utilization"
        selected={tab}
        onSelect={selectTab}
        tabs={[
          {
            id: 'summary',
            label: 'Summary',
            content: <Summary silos={items} provisioned={provisioned} />,
          },
          { id: 'metrics', label: 'Metrics', content: <Metrics silos={silos} /> },
        ]}
      />
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="utilization"
      summary="The resources provisioned for the instances, disks and snapshots of all silos, compared with their quotas."
      links={[{ label: 'Metrics', href: docsUrl('guides/operator/system-metrics') }]}
    />
  );
}

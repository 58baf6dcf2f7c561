import { CapacityBars } from '@console/shared/capacity';
import { useLoaded } from '@console/shared/query';
import { docsUrl, lazy } from '@console/shared/runtime';
import { DocsPopover, InPlace, PageHeader, Skeleton } from '@console/shared/ui';
import { siloUtilization } from '../../storage/disks/queries.ts';
import styles from './utilization.module.css';

// The numbers are shown before the charts are loaded.
const Metrics = lazy(
  'Metrics',
  async () => (await import(/* webpackChunkName: "silo-metrics" */ './metrics.tsx')).Metrics,
  InPlace,
  <Skeleton kind="page" />,
);

export function Component() {
  const { provisioned, capacity } = useLoaded(siloUtilization());
  return (
    <>
      <PageHeader title="Utilization" help={<Help />} />
      <CapacityBars provisioned={provisioned} total={capacity} totalLabel="Quota" />
      <div className={styles.metrics}>
        <Metrics />
      </div>
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="utilization"
      summary="The resources provisioned for the instances, disks and snapshots of this silo, compared with its quotas."
      links={[{ label: 'Metrics', href: docsUrl('guides/operator/system-metrics') }]}
    />
  );
}

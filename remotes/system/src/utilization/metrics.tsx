import { useMemo } from 'react';
import { systemMetric } from '@console/shared/api';
import { CapacityCharts, useChoice, type CapacitySource } from '@console/shared/metrics';
import { query } from '@console/shared/query';
import styles from './utilization.module.css';

/** Capacity of the fleet, or of one silo. */
const systemCapacity = (silo: string | undefined): CapacitySource => ({
  operation: systemMetric,
  only: silo,
  samples: (metricName, range) => query(systemMetric, { path: { metricName }, query: { ...range, silo } }),
});

/** The history of provisioned capacity (docs/screens/system-settings-auth.md section 6). */
export function Metrics({ silos }: { silos: readonly string[] }) {
  const [silo, choose] = useChoice('silo', silos);
  const source = useMemo(() => systemCapacity(silo), [silo]);
  return (
    <div className={styles.metrics}>
      <CapacityCharts
        source={source}
        filter={{ label: 'Filter by silo', all: 'All silos', names: silos, chosen: silo, choose }}
      />
    </div>
  );
}

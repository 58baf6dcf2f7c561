import type { SystemMetricName, VirtualResourceCounts } from '@console/shared/api';

/** The metrics of each resource. */
const METRIC_OF = {
  cpus: 'cpus_provisioned',
  memory: 'ram_provisioned',
  storage: 'virtual_disk_space_provisioned',
} as const satisfies Record<keyof VirtualResourceCounts, SystemMetricName>;

export const metricOf = (kind: keyof VirtualResourceCounts): SystemMetricName => METRIC_OF[kind];

export const METRICS: readonly SystemMetricName[] = Object.values(METRIC_OF);

import type { SystemMetricName } from '@console/shared/api';
import type { FixedUnit } from '@console/shared/charts';
import { GiB, TiB } from '@console/shared/format';

/** A chart of provisioned capacity (docs/screens/system-settings-auth.md section 6). */
export interface CapacityChart {
  readonly metric: SystemMetricName;
  readonly title: string;
  readonly unit: FixedUnit;
  /** Conversion factor from the unit of the samples to that of the chart. */
  readonly divisor: number;
}

/** The charts in their order. Numbers of CPUs have no unit. */
export const CAPACITY_CHARTS: readonly CapacityChart[] = [
  { metric: 'cpus_provisioned', title: 'CPU', unit: { label: 'Count', suffix: '' }, divisor: 1 },
  { metric: 'ram_provisioned', title: 'Memory', unit: { label: 'GiB' }, divisor: GiB },
  { metric: 'virtual_disk_space_provisioned', title: 'Storage', unit: { label: 'TiB' }, divisor: TiB },
];

import type { ChartUnit } from '@console/shared/charts';
import type { MetricRequest } from './oxql.ts';

/** A chart of an instance (docs/screens/compute-storage.md section 5.5). */
export interface MetricChart extends MetricRequest {
  readonly title: string;
  readonly unit: Extract<ChartUnit, 'percent' | 'bytes' | 'count'>;
  readonly description?: string;
}

/** States of a virtual CPU: value in the query, label, description. */
const CPU_STATES = {
  run: { name: 'Running', meaning: 'Time the vCPUs spend running guest code.' },
  emulation: {
    name: 'Emulation',
    meaning: 'Time the host spends working for the guest, for example on its I/O.',
  },
  idle: { name: 'Idle', meaning: 'Time the vCPUs spend idle.' },
  waiting: {
    name: 'Waiting',
    meaning: 'Time the vCPUs spend ready to run, waiting for a physical CPU.',
  },
} as const;

/** State of a virtual CPU, as queries spell it. */
export type CpuState = keyof typeof CPU_STATES;

/** All states in the order of their charts. */
export const CPU_STATE_NAMES = ['run', 'emulation', 'idle', 'waiting'] as const satisfies readonly CpuState[];

/** `Running`, `Emulation`, `Idle`, `Waiting`. */
export const cpuStateLabel = (state: CpuState): string => CPU_STATES[state].name;

/** Time that the virtual CPUs of an instance spend in one state or in all of them. */
export const cpuCharts = (instanceId: string, state: CpuState | undefined): readonly MetricChart[] =>
  (state ? [state] : CPU_STATE_NAMES).map((each) => ({
    title: `CPU Utilization: ${CPU_STATES[each].name}`,
    description: CPU_STATES[each].meaning,
    metric: 'virtual_machine:vcpu_usage',
    unit: 'percent',
    filters: { instance_id: instanceId, state: each },
    groupBy: ['vcpu_id'],
  }));

/** Disk metrics of an instance: of one disk, or of all together. */
export function diskCharts(instanceId: string, diskId: string | undefined): readonly MetricChart[] {
  const filters = { attached_instance_id: instanceId, disk_id: diskId };
  const groupBy = diskId === undefined ? ['attached_instance_id'] : undefined;
  const chart = (title: string, metric: string, unit: 'count' | 'bytes'): MetricChart => ({
    title,
    metric: `virtual_disk:${metric}`,
    unit,
    filters,
    groupBy,
  });
  return [
    chart('Disk Reads', 'reads', 'count'),
    chart('Disk Writes', 'writes', 'count'),
    chart('Bytes Read', 'bytes_read', 'bytes'),
    chart('Bytes Written', 'bytes_written', 'bytes'),
    chart('Disk Flushes', 'flushes', 'count'),
  ];
}

/** Network metrics of an instance: of one interface, or of all together. */
export function networkCharts(instanceId: string, interfaceId: string | undefined): readonly MetricChart[] {
  const filters = { instance_id: instanceId, interface_id: interfaceId };
  const groupBy = interfaceId === undefined ? ['instance_id'] : undefined;
  const chart = (title: string, metric: string, unit: 'count' | 'bytes'): MetricChart => ({
    title,
    metric: `instance_network_interface:${metric}`,
    unit,
    filters,
    groupBy,
  });
  return [
    chart('Bytes Sent', 'bytes_sent', 'bytes'),
    chart('Bytes Received', 'bytes_received', 'bytes'),
    chart('Packets Sent', 'packets_sent', 'count'),
    chart('Packets Received', 'packets_received', 'count'),
    chart('Packets Dropped', 'packets_dropped', 'count'),
  ];
}

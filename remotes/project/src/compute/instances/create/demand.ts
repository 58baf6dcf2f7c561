import type { Utilization, VirtualResourceCounts } from '@console/shared/api';
import { formatBytes, fromGiB, pluralize } from '@console/shared/format';
import { presetById } from './presets.ts';
import type { InstanceValues } from './schema.ts';

/** Virtual CPUs and GiB of memory in the fields; `null` for an empty field. */
export function sizeOf({ family, preset, ncpus, memory }: InstanceValues['hardware']): {
  ncpus: number | null;
  gib: number | null;
} {
  const chosen = family === 'custom' ? undefined : presetById(preset);
  return chosen ?? { ncpus, gib: memory };
}

/** Quota that the instance would use: CPUs and memory only when it runs, storage only for new disks. */
export function demandOf(
  values: Pick<InstanceValues, 'start' | 'hardware' | 'boot' | 'disks'>,
): VirtualResourceCounts {
  const { ncpus, gib } = sizeOf(values.hardware);
  const added = values.disks.reduce((sum, disk) => sum + (disk.type === 'create' ? disk.size : 0), 0);
  const boot = values.boot.source === 'disk' ? 0 : fromGiB(values.boot.size ?? 0);
  return {
    cpus: values.start ? (ncpus ?? 0) : 0,
    memory: values.start ? fromGiB(gib ?? 0) : 0,
    storage: boot + added,
  };
}

const WORDS = {
  cpus: (count: number) => pluralize(count, 'vCPU'),
  memory: (bytes: number) => `${formatBytes(bytes).text} of memory`,
  storage: (bytes: number) => `${formatBytes(bytes).text} of storage`,
} as const;

/** A kind of capacity that a silo has a quota of. */
export type Capacity = keyof typeof WORDS;

/** Remaining quota, and whether it is too little. */
export interface Headroom {
  /** `12 vCPUs and 40 GiB of memory`. */
  readonly left: string;
  /** Like `left`, for the kinds that are not enough; empty when all are enough. */
  readonly short: string;
}

/** Compares a demand with the remaining quota, for some kinds of capacity. */
export function headroom(
  { capacity, provisioned }: Utilization,
  demand: VirtualResourceCounts,
  kinds: readonly Capacity[],
): Headroom {
  const left = (kind: Capacity) => Math.max(0, capacity[kind] - provisioned[kind]);
  const say = (some: readonly Capacity[]) => some.map((kind) => WORDS[kind](left(kind))).join(' and ');
  return {
    left: say(kinds),
    short: say(kinds.filter((kind) => demand[kind] > 0 && demand[kind] > left(kind))),
  };
}

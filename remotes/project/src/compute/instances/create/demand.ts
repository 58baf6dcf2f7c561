import type { Utilization, VirtualResourceCounts } from '@console/shared/api';
import { formatBytes, fromGiB, pluralize } from '@console/shared/format';
import { presetById } from './presets.ts';
import type { InstanceValues } from './schema.ts';

/** Virtual CPUs and GiB of memory that the fields say, `null` where they say nothing yet. */
export function sizeOf({ family, preset, ncpus, memory }: InstanceValues['hardware']): {
  ncpus: number | null;
  gib: number | null;
} {
  const chosen = family === 'custom' ? undefined : presetById(preset);
  return chosen ?? { ncpus, gib: memory };
}

/** What the instance would take of the silo's quota: CPUs and memory only once it runs, storage for new disks. */
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

/** What a quota has left, and whether that is too little. */
export interface Headroom {
  /** `12 vCPUs and 40 GiB of memory`. */
  readonly left: string;
  /** As `left`, of the kinds that do not suffice; empty when all do. */
  readonly short: string;
}

/** Holds a demand against the quota, for some kinds of capacity. */
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

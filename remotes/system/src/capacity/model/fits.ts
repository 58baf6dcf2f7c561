import type { Sled, VirtualResourceCounts } from '@console/shared/api';
import { GiB } from '@console/shared/format';
import { takesInstances } from '../../base/sleds/states.ts';
import { freeOn, type Room, type UseBySled } from './use.ts';

/** Size of an instance: CPUs, memory and disk in bytes. */
export interface InstanceSize extends Room {
  readonly disk: number;
}

/** The resource that runs out first. */
export type Bound = 'CPU' | 'memory' | 'storage' | 'CPU quota' | 'memory quota' | 'storage quota' | 'size';

/** The number of instances of a size that still fit. */
export interface Fits {
  readonly count: number;
  /** The limiting resource; `size` when the instance has no size. */
  readonly bound: Bound;
  /** Number that fits on each sled that takes instances and whose instances are known. */
  readonly perSled: readonly { readonly sled: Sled; readonly places: number }[];
  /** Number of sleds that take instances. */
  readonly sleds: number;
}

interface Around {
  /** Bytes of storage that are left; undefined when storage is not counted. */
  readonly freeStorage?: number | undefined;
  /** Remaining quota of a silo; undefined when it is not counted. */
  readonly left?: VirtualResourceCounts | undefined;
}

/** How many times `need` fits into `left`; infinite when nothing is needed. */
const times = (free: number, size: number): number =>
  size === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(free / size));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The number of instances of a size that fit on the sleds that take new ones, from their free resources now: an estimate that does
 * not model the scheduler (docs/screens/operator.md section 9.3). A sled whose instances are unknown counts as full.
 */
export function fits(
  size: InstanceSize,
  sleds: readonly Sled[],
  useBySled: UseBySled,
  { freeStorage, left }: Around = {},
): Fits {
  const able = sleds.filter(takesInstances);
  const rooms = able.flatMap((sled) => {
    const instances = useBySled.get(sled.id);
    return instances ? [{ sled, free: freeOn(sled, instances) }] : [];
  });
  const byCpu = rooms.map(({ free }) => times(free.ncpus, size.ncpus));
  const byMemory = rooms.map(({ free }) => times(free.memory, size.memory));
  const perSled = rooms.map(({ sled, free }) => ({
    sled,
    places: Math.min(times(free.ncpus, size.ncpus), times(free.memory, size.memory)),
  }));
  const known = { perSled, sleds: able.length };
  const bounds: readonly (readonly [Bound, number])[] = [
    [sum(byMemory) < sum(byCpu) ? 'memory' : 'CPU', sum(perSled.map(({ places }) => places))],
    ...(freeStorage === undefined ? [] : [['storage', times(freeStorage, size.disk)] as const]),
    ...(left
      ? ([
          ['CPU quota', times(left.cpus, size.ncpus)],
          ['memory quota', times(left.memory, size.memory)],
          ['storage quota', times(left.storage, size.disk)],
        ] as const)
      : []),
  ];
  const [bound, count] = bounds.reduce((tightest, one) => (one[1] < tightest[1] ? one : tightest));
  return Number.isFinite(count) ? { count, bound, ...known } : { count: 0, bound: 'size', ...known };
}

/** The largest instance the API takes (docs/specification.md section 9). */
const LARGEST: Room = { ncpus: 64, memory: 256 * GiB };

/** The largest instance that fits on one sled now; undefined when no sled is known to have room. */
export function largest(sleds: readonly Sled[], useBySled: UseBySled): Room | undefined {
  const rooms = sleds.filter(takesInstances).flatMap((sled) => {
    const instances = useBySled.get(sled.id);
    const free = instances && freeOn(sled, instances);
    return free && free.ncpus > 0 && free.memory > 0
      ? [{ ncpus: Math.min(free.ncpus, LARGEST.ncpus), memory: Math.min(free.memory, LARGEST.memory) }]
      : [];
  });
  return rooms.toSorted((a, b) => b.ncpus - a.ncpus || b.memory - a.memory)[0];
}

import type { Sled, SledInstance } from '@console/shared/api';

/** CPUs, and memory in bytes. */
export interface Room {
  readonly ncpus: number;
  readonly memory: number;
}

/** Instances of each sled by its id; undefined for a sled whose request failed. */
export type UseBySled = ReadonlyMap<string, readonly SledInstance[] | undefined>;

/** States in which instances use no resources of a sled. */
const AT_REST: ReadonlySet<string> = new Set(['stopped', 'failed', 'destroyed']);

/** The instances of a sled that use its resources. */
export const atWork = (instances: readonly SledInstance[]): readonly SledInstance[] =>
  instances.filter(({ state }) => !AT_REST.has(state));

/** The resources of a sled that instances use (docs/screens/operator.md section 9.3). */
export const takenBy = (instances: readonly SledInstance[]): Room =>
  atWork(instances).reduce(
    (sum, one) => ({ ncpus: sum.ncpus + one.ncpus, memory: sum.memory + one.memory }),
    { ncpus: 0, memory: 0 },
  );

/** The free resources of a sled; negative when it is overcommitted. */
export function freeOn(sled: Sled, instances: readonly SledInstance[]): Room {
  const taken = takenBy(instances);
  return {
    ncpus: sled.usableHardwareThreads - taken.ncpus,
    memory: sled.usablePhysicalRam - taken.memory,
  };
}

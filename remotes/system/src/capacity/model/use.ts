import type { Sled, SledInstance } from '@console/shared/api';

/** CPUs, and memory in bytes. */
export interface Room {
  readonly ncpus: number;
  readonly memory: number;
}

/** Instances of each sled by its id; undefined for a sled that could not be asked. */
export type UseBySled = ReadonlyMap<string, readonly SledInstance[] | undefined>;

/** Instances that take nothing of a sled. */
const AT_REST: ReadonlySet<string> = new Set(['stopped', 'failed', 'destroyed']);

/** The instances of a sled that take something of it. */
export const atWork = (instances: readonly SledInstance[]): readonly SledInstance[] =>
  instances.filter(({ state }) => !AT_REST.has(state));

/** What instances take of their sled (docs/screens/operator.md section 9.3). */
export const takenBy = (instances: readonly SledInstance[]): Room =>
  atWork(instances).reduce(
    (sum, one) => ({ ncpus: sum.ncpus + one.ncpus, memory: sum.memory + one.memory }),
    { ncpus: 0, memory: 0 },
  );

/** What a sled has left; negative when more was given out than it has. */
export function freeOn(sled: Sled, instances: readonly SledInstance[]): Room {
  const taken = takenBy(instances);
  return {
    ncpus: sled.usableHardwareThreads - taken.ncpus,
    memory: sled.usablePhysicalRam - taken.memory,
  };
}

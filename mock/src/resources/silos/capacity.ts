import type { T } from '../../wire/api.ts';
import { insufficientCapacity } from '../../wire/errors.ts';
import type { Store } from '../../store/store.ts';

export const GIB = 1024 ** 3;

/** Limits of the product (docs/contract/wire-rules.md "Smaller points"). */
export const limits = {
  cpus: 64,
  memoryMin: GIB,
  memoryMax: 256 * GIB,
  diskMin: GIB,
  diskMax: 1023 * GIB,
  interfaces: 8,
  /** Maximum disks of an instance, including the boot disk. */
  disks: 8,
  /** Maximum bytes before base64 encoding. */
  userData: 32 * 1024,
} as const;

const idle: ReadonlySet<T.InstanceState> = new Set(['stopped', 'failed', 'destroyed']);

/**
 * Utilization of a silo's projects: CPUs and memory of active instances, all disks and snapshots. docs/contract/server-behaviour.md
 * section 8 [P].
 */
export function provisioned(store: Store, siloId: string): T.VirtualResourceCounts {
  const { projects, instances, disks, snapshots } = store.tables;
  const inSilo = (row: { readonly projectId: string }) => projects.get(row.projectId)?.siloId === siloId;
  const use = { cpus: 0, memory: 0, storage: 0 };
  for (const instance of instances) {
    if (idle.has(instance.runState) || !inSilo(instance)) continue;
    use.cpus += instance.ncpus;
    use.memory += instance.memory;
  }
  for (const disk of disks) if (inSilo(disk)) use.storage += disk.size;
  for (const snapshot of snapshots) if (inSilo(snapshot)) use.storage += snapshot.size;
  return use;
}

const words = { cpus: 'vCPU', memory: 'memory', storage: 'storage' } as const;

/** The first quota that is exceeded, among the kinds that a call adds to. */
function exceeded(
  store: Store,
  siloId: string,
  more: Partial<T.VirtualResourceCounts>,
): keyof typeof words | undefined {
  const { quotas } = store.tables.silos.must(siloId);
  const used = provisioned(store, siloId);
  return (['cpus', 'memory', 'storage'] as const).find(
    (kind) => (more[kind] ?? 0) > 0 && used[kind] > quotas[kind],
  );
}

/** Whether the state after the call's writes is within the silo's quotas. */
export function withinQuota(store: Store, siloId: string, more: Partial<T.VirtualResourceCounts>): boolean {
  return exceeded(store, siloId, more) === undefined;
}

/**
 * Refuses calls that exceed the silo's quotas. docs/contract/server-behaviour.md section 8 [P]. Call it after the writes: a refusal
 * undoes them.
 * @param more the amounts that the call adds; other kinds are not checked, because a quota may be below the use
 * @throws MockError 507
 */
export function requireQuota(store: Store, siloId: string, more: Partial<T.VirtualResourceCounts>): void {
  const kind = exceeded(store, siloId, more);
  if (kind !== undefined) throw insufficientCapacity(`the silo's ${words[kind]} quota does not allow this`);
}

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
  /** Of an instance, the boot disk among them. */
  disks: 8,
  /** Bytes before base64. */
  userData: 32 * 1024,
} as const;

const idle: ReadonlySet<T.InstanceState> = new Set(['stopped', 'failed', 'destroyed']);

/** What the projects of a silo use: CPUs and memory of instances that are not idle, all disks and snapshots. docs/contract/server-behaviour.md section 8 [P]. */
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

/** The first kind of quota that is exceeded, among those that a call adds to. */
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

/** Whether the silo's quotas allow what was just written. */
export function withinQuota(store: Store, siloId: string, more: Partial<T.VirtualResourceCounts>): boolean {
  return exceeded(store, siloId, more) === undefined;
}

/**
 * Refuses what the silo's quotas do not allow. docs/contract/server-behaviour.md section 8 [P]. Call it after the writes: a refusal undoes them.
 * @param more what the call adds; kinds it does not add are not held against the quota, which may lie below the use
 * @throws MockError 507
 */
export function requireQuota(store: Store, siloId: string, more: Partial<T.VirtualResourceCounts>): void {
  const kind = exceeded(store, siloId, more);
  if (kind !== undefined) throw insufficientCapacity(`the silo's ${words[kind]} quota does not allow this`);
}

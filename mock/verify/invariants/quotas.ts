import type { Store } from '../../src/store/store.ts';

const running: ReadonlySet<string> = new Set([
  'creating',
  'starting',
  'running',
  'stopping',
  'rebooting',
  'migrating',
  'repairing',
]);

function sum<Row>(rows: readonly Row[], size: (row: Row) => number): number {
  return rows.reduce((total, row) => total + size(row), 0);
}

/**
 * What a silo uses is within its quotas, added up here again. Quotas that were lowered later may lie below the use
 * (docs/contract/server-behaviour.md section 8), so those of silos that were changed do not count.
 */
export function* quotaProblems({ tables }: Store): Generator<string> {
  for (const { id, name, quotas, timeCreated, timeModified } of tables.silos) {
    if (timeModified.getTime() !== timeCreated.getTime()) continue;
    const projects = new Set(tables.projects.filter((row) => row.siloId === id).map((row) => row.id));
    const machines = tables.instances.filter(
      (row) => projects.has(row.projectId) && running.has(row.runState),
    );
    const stored = [
      ...tables.disks.filter((row) => projects.has(row.projectId)),
      ...tables.snapshots.filter((row) => projects.has(row.projectId)),
    ];
    if (sum(machines, (row) => row.ncpus) > quotas.cpus)
      yield `the silo ${name} has more vCPUs than its quota`;
    if (sum(machines, (row) => row.memory) > quotas.memory)
      yield `the silo ${name} has more memory than its quota`;
    if (sum(stored, (row) => row.size) > quotas.storage) yield `the silo ${name} stores more than its quota`;
  }
}

import * as v from 'valibot';
import { type Disk, type Snapshot, snapshotDelete, snapshotView } from '@console/shared/api';
import { formatBytes, pluralize } from '@console/shared/format';
import { runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import type { RunningJob } from '../../../jobs/run-job.ts';
import { ifFound, ifThere, type Step } from '../../../jobs/task.ts';
import { DELETED_DISK } from '../columns.tsx';
import type { DiskPlan } from './rule.ts';

const named = v.object({ id: v.string(), name: v.string() });

/** The deletions of a rule, as stored for a reload. */
export const retentionPlan = v.object({
  /** Name of the project. */
  project: v.string(),
  daily: v.number(),
  weekly: v.number(),
  deletions: v.array(
    v.object({
      ...named.entries,
      /** Name of its disk. */
      disk: v.string(),
      /** Bytes that its deletion frees. */
      size: v.number(),
      /** The newest snapshot of the disk, which stays. */
      newest: named,
    }),
  ),
});

export type RetentionPlan = v.InferOutput<typeof retentionPlan>;

/** The deletions of the plans of disks, the oldest snapshot of a disk first. */
export const deletionsOf = (plans: readonly DiskPlan[], disks: readonly Disk[]) => {
  const names = new Map(disks.map(({ id, name }) => [id, name]));
  return plans.flatMap(({ diskId, decisions, newest }) =>
    decisions
      .filter(({ reasons }) => reasons.length === 0)
      .toReversed()
      .flatMap(({ snapshot }) =>
        newest ? [{ snapshot, newest, disk: names.get(diskId) ?? DELETED_DISK }] : [],
      ),
  );
};

export const bytesOf = (deletions: readonly { readonly snapshot: Snapshot }[]): number =>
  deletions.reduce((sum, { snapshot: { size } }) => sum + size, 0);

const read = (snapshot: string, { signal }: RunningJob) =>
  ifFound(call(snapshotView, { path: { snapshot } }, { signal, expects: ['not-found'] }));

/**
 * The steps of a plan: one deletion each, by id; a refused one does not stop the others. Changes by colleagues since then count: a
 * snapshot that is not ready stays, and if a disk's newest snapshot is gone, nothing more of it is deleted, because that would be the last.
 */
export const retentionSteps = ({ deletions }: RetentionPlan): readonly Step[] =>
  deletions.map(({ id, name, disk, newest }) => ({
    title: `Delete snapshot ${name} of ${disk}`,
    async send(job) {
      const [now, kept] = await Promise.all([read(id, job), read(newest.id, job)]);
      if (!now) return;
      if (now.state !== 'ready') throw new Error(`the snapshot is ${now.state}`);
      if (kept?.state !== 'ready')
        throw new Error(`the newest snapshot of ${disk}, ${newest.name}, has changed; make a new plan`);
      const input = { path: { snapshot: id } };
      await runAbortable(snapshotDelete, input, job.signal, { isPart: true }).catch(ifThere);
    },
    isDone: async (job) => (await read(id, job)) === undefined,
  }));

/** The result, without the deletions that were refused. */
export function retentionResult({ deletions }: RetentionPlan, refused: ReadonlyMap<number, string>): string {
  const gone = deletions.filter((_, index) => !refused.has(index));
  const bytes = gone.reduce((sum, { size }) => sum + size, 0);
  return `${pluralize(gone.length, 'snapshot was', 'snapshots were')} deleted, ${formatBytes(bytes).text} freed.`;
}

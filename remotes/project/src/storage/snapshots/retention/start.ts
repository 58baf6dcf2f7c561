import * as v from 'valibot';
import { pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { type KeptTask, keeperOf } from '../../../jobs/kept-tasks.ts';
import type { TaskRun } from '../../../jobs/course.ts';
import { startTask } from '../../../jobs/run-task.ts';
import type { Progress } from '../../../jobs/task.ts';
import { retentionPlan, type RetentionPlan, retentionResult, retentionSteps } from './plan.ts';

const KIND = 'retention';

/** Id of the task that deletes the snapshots of a project by a rule. */
export const retentionId = (project: string): string => `retention-${project}`;

/** Deletes the snapshots of a plan, as one entry of the activity. */
export const startRetention = (plan: RetentionPlan): TaskRun => begin(plan);

/** Resumes the deletions after a reload; does nothing for another kind of task. */
export function resumeRetention({ kind, plan, done, phase, refused }: KeptTask): void {
  const kept = v.safeParse(retentionPlan, plan);
  if (kind === KIND && kept.success) begin(kept.output, { done, phase, refused });
}

function begin(plan: RetentionPlan, from?: Progress): TaskRun {
  const { project, deletions } = plan;
  const id = retentionId(project);
  const what = pluralize(deletions.length, 'snapshot');
  return startTask(
    {
      about: {
        id,
        title: `Delete ${what} of ${project}`,
        to: to('/projects/:project/snapshots', { project }),
      },
      steps: retentionSteps(plan),
      keep: keeperOf({ id, kind: KIND, plan, made: {} }),
      isApart: true,
      result: (refused) => retentionResult(plan, refused),
      said: { done: `Deleted ${what} of ${project}`, failed: `Could not delete all snapshots of ${project}` },
    },
    from,
  );
}

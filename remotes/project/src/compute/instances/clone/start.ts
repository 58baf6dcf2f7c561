import * as v from 'valibot';
import { pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { type KeptTask, keeperOf, type Made } from '../../../jobs/kept-tasks.ts';
import type { TaskRun } from '../../../jobs/course.ts';
import { startTask } from '../../../jobs/run-task.ts';
import type { Progress } from '../../../jobs/task.ts';
import { clonePlan, type ClonePlan } from './plan.ts';
import { cloneSteps, stepsBeforeLastClone } from './steps.ts';

const KIND = 'clone';

const listed = new Intl.ListFormat('en');

/** Id of the task that clones an instance. */
export const cloneId = ({ id }: { readonly id: string }) => `clone-${id}`;

/** Title of the task, in one line. */
export const cloneTitle = ({ source, clones }: ClonePlan) =>
  `Clone instance ${source.name}${clones.length > 1 ? ` ${clones.length} times` : ''}`;

/** Clones an instance, as one entry of the activity. @param userData base64 */
export const startClone = (plan: ClonePlan, userData: string | undefined): TaskRun =>
  begin(plan, {}, userData);

/**
 * Resumes a clone after a reload; does nothing for another kind of task. User data is not kept, so without it clones that are
 * missing cannot be created, and the others are deleted.
 */
export function resumeClone({ kind, plan, made, done, phase }: KeptTask): void {
  const kept = v.safeParse(clonePlan, plan);
  if (kind !== KIND || !kept.success) return;
  const isLost = kept.output.hasUserData && done < stepsBeforeLastClone(kept.output);
  begin(kept.output, made, undefined, { done, phase, isLost });
}

function begin(
  plan: ClonePlan,
  made: Made,
  userData: string | undefined,
  from?: Progress & { readonly isLost: boolean },
): TaskRun {
  const { project, source, clones, isStarted } = plan;
  const id = cloneId(source);
  return startTask(
    {
      about: { id, title: cloneTitle(plan), to: to('/projects/:project/instances', { project }) },
      steps: cloneSteps(plan, made, userData),
      keep: keeperOf({ id, kind: KIND, plan, made }),
      result: () =>
        `${listed.format(clones.map(({ name }) => name))} ${clones.length > 1 ? 'were' : 'was'} created` +
        `${isStarted ? ' and started' : ''}. The snapshots were deleted.`,
      said: {
        done: `${pluralize(clones.length, 'clone')} of ${source.name} created`,
        failed: `Could not clone ${source.name}`,
      },
    },
    from,
  );
}

import * as v from 'valibot';
import { to } from '@console/shared/routing';
import { type KeptTask, keeperOf, type Made } from '../../../jobs/kept-tasks.ts';
import type { TaskRun } from '../../../jobs/course.ts';
import { startTask } from '../../../jobs/run-task.ts';
import type { Progress } from '../../../jobs/task.ts';
import { growPlan, type GrowPlan, growResult, growSteps } from './plan.ts';

const KIND = 'grow';

/** Id of the task that grows a disk. */
export const growId = ({ id }: { readonly id: string }) => `grow-${id}`;

/** Title of the task, in one line. */
export const growTitle = ({ disk, gib }: GrowPlan) => `Grow disk ${disk.name} to ${gib} GiB`;

/** Grows a disk, as one entry of the activity. */
export const startGrow = (plan: GrowPlan): TaskRun => begin(plan, {});

/** Resumes the growth of a disk after a reload; does nothing for another kind of task. */
export function resumeGrow({ kind, plan, made, done, phase }: KeptTask): void {
  const kept = v.safeParse(growPlan, plan);
  if (kind === KIND && kept.success) begin(kept.output, made, { done, phase });
}

function begin(plan: GrowPlan, made: Made, from?: Progress): TaskRun {
  const { project, disk, instance, gib } = plan;
  const id = growId(disk);
  return startTask(
    {
      about: {
        id,
        title: growTitle(plan),
        to: instance
          ? to('/projects/:project/instances/:instance/storage', { project, instance: instance.name })
          : to('/projects/:project/disks', { project }),
      },
      steps: growSteps(plan, made),
      keep: keeperOf({ id, kind: KIND, plan, made }),
      result: () => growResult(plan),
      said: { done: `Disk ${disk.name} grown to ${gib} GiB`, failed: `Could not grow disk ${disk.name}` },
    },
    from,
  );
}

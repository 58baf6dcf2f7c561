import * as v from 'valibot';
import type { TaskRun } from '../jobs/course.ts';
import { start, stop } from '../jobs/instance-steps.ts';
import type { Subject } from '../jobs/instances.ts';
import { type KeptTask, keeperOf } from '../jobs/kept-tasks.ts';
import { startTask } from '../jobs/run-task.ts';
import type { Progress } from '../jobs/task.ts';
import { joinJobId } from './job-id.ts';
import { affinity, antiAffinity, type GroupKind, type GroupPlace } from './kinds.ts';
import { joinGroup } from './steps.ts';

const KIND = 'join';

const joinPlan = v.object({
  isApart: v.boolean(),
  /** Names of the project and of the group. */
  place: v.object({ project: v.string(), group: v.string() }),
  /** A running instance. */
  instance: v.object({ id: v.string(), name: v.string() }),
});

/** A running instance, and the group that it joins. */
interface Joining {
  readonly kind: GroupKind;
  readonly place: GroupPlace;
  readonly instance: Subject;
}

/**
 * Stops an instance, adds it to a group and starts it again (docs/screens/network-access.md section 17, B-G1): one entry of the
 * activity. When it cannot be added, or the user cancels the task, the instance is started again nevertheless.
 */
export const stopAndAdd = (joining: Joining): TaskRun => begin(joining);

/** Resumes the task after a reload; does nothing for another kind of task. */
export function resumeJoin({ kind, plan, done, phase }: KeptTask): void {
  const kept = v.safeParse(joinPlan, plan);
  if (kind !== KIND || !kept.success) return;
  const { isApart, ...joining } = kept.output;
  begin({ ...joining, kind: isApart ? antiAffinity : affinity }, { done, phase });
}

function begin({ kind, place, instance: { id, name } }: Joining, from?: Progress): TaskRun {
  const instance = { id, name };
  const jobId = joinJobId(kind, place.project, place.group, id);
  const group = `${kind.noun} ${place.group}`;
  const plan = { isApart: kind === antiAffinity, place, instance };
  return startTask(
    {
      about: { id: jobId, title: `Add instance ${name} to ${group}`, to: kind.pagePath(place) },
      steps: [stop(instance), joinGroup(kind, place, instance), start(instance, `Start ${name} again`)],
      keep: keeperOf({ id: jobId, kind: KIND, plan, made: {} }),
      result: () => `It is in group ${place.group}. ${name} was started again.`,
      said: {
        done: `Instance ${name} added to ${group}`,
        failed: `Could not add ${name} to ${place.group}`,
      },
    },
    from,
  );
}

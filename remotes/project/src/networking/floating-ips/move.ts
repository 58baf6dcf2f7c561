import * as v from 'valibot';
import { to } from '@console/shared/routing';
import type { Undo } from '@console/shared/runtime';
import { endOf, type TaskRun } from '../../jobs/course.ts';
import { type KeptTask, keeperOf } from '../../jobs/kept-tasks.ts';
import { startTask } from '../../jobs/run-task.ts';
import type { Progress } from '../../jobs/task.ts';
import { type Move, movePlan, moveSteps } from './move-steps.ts';
import { undoAttachment } from './undo.ts';

const KIND = 'move-floating-ip';

/**
 * Moves a floating IP: detaches it, then attaches it to the other instance (docs/screens/network-access.md section 17, B-N5). When it
 * cannot be attached there, it is attached to its previous instance again.
 */
export const moveFloatingIp = (move: Move): TaskRun => begin(move);

/** Resumes a move after a reload; does nothing for another kind of task. */
export function resumeMove({ kind, plan, done, phase }: KeptTask): void {
  const kept = v.safeParse(movePlan, plan);
  if (kind === KIND && kept.success) begin(kept.output, { done, phase });
}

/** Undoes a move that has succeeded, unless the address has been attached elsewhere since. */
export const undoMove = (move: Move): Undo =>
  undoAttachment({
    ...move,
    to: move.target.id,
    back: async () => {
      const { state, note } = await endOf(moveFloatingIp({ ...move, from: move.target, target: move.from }));
      if (state !== 'done') throw new Error(note);
    },
  });

function begin({ project, floatingIp: { id, name }, from, target }: Move, kept?: Progress): TaskRun {
  const plan = { project, floatingIp: { id, name }, from, target };
  const jobId = `${KIND}-${id}`;
  const title = `Move floating IP ${name} to ${target.name}`;
  return startTask(
    {
      about: { id: jobId, title, to: to('/projects/:project/floating-ips', { project }) },
      steps: moveSteps(plan),
      keep: keeperOf({ id: jobId, kind: KIND, plan, made: {} }),
      result: () => `It is attached to ${target.name}.`,
      said: {
        done: `Floating IP ${name} moved to ${target.name}`,
        failed: `Could not move floating IP ${name}`,
      },
    },
    kept,
  );
}

import * as v from 'valibot';
import { pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { TaskRun } from '../../jobs/course.ts';
import { type KeptTask, keeperOf } from '../../jobs/kept-tasks.ts';
import { startTask } from '../../jobs/run-task.ts';
import type { Progress } from '../../jobs/task.ts';
import { deletionSteps, networkPlan, type NetworkPlan } from './steps.ts';

const KIND = 'delete-network';

/** Deletes a VPC with its subnets, or subnets alone, as one entry of the activity (docs/screens/network-access.md section 17, B-N1). */
export const startDeletion = (plan: NetworkPlan): TaskRun => begin(plan);

/** Resumes a deletion after a reload; does nothing for another kind of task. */
export function resumeDeletion({ kind, plan, done, phase }: KeptTask): void {
  const kept = v.safeParse(networkPlan, plan);
  if (kind === KIND && kept.success) begin(kept.output, { done, phase });
}

function begin(plan: NetworkPlan, from?: Progress): TaskRun {
  const { project, vpc } = plan;
  const what = targetOf(plan);
  const id = `delete ${what} of ${vpc.id}`;
  return startTask(
    {
      about: { id, title: `Delete ${what}`, to: to('/projects/:project/vpcs', { project }) },
      steps: deletionSteps(plan),
      keep: keeperOf({ id, kind: KIND, plan, made: {} }),
      result: () => 'Everything is deleted.',
      said: { done: `Deleted ${what}`, failed: `Could not delete ${what}` },
    },
    from,
  );
}

function targetOf({ vpc, subnets, isWhole }: NetworkPlan): string {
  if (isWhole) return `VPC ${vpc.name}`;
  const [only, ...more] = subnets;
  return only !== undefined && more.length === 0
    ? `subnet ${only.name}`
    : pluralize(subnets.length, 'unused subnet');
}

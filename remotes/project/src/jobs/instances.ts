import {
  type Instance,
  instanceStart,
  type InstanceState,
  instanceStop,
  instanceView,
} from '@console/shared/api';
import { runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { isTransitioning } from '../base/instances/states.ts';
import type { RunningJob } from './run-job.ts';
import { untilSettled } from './wait.ts';

const AS_PART = { isPart: true } as const;
const NO_LONGER = ['not-found'] as const;

const at = (instance: string) => ({ path: { instance } });

/** The instance of a job. */
export type Subject = Pick<Instance, 'id' | 'name'>;

/** Stops an instance, as part of a job. Does nothing when it is stopped already. */
export const stopInstance = ({ id }: Subject, { signal }: RunningJob) =>
  runAbortable(instanceStop, at(id), signal, AS_PART);

/** Starts an instance, as part of a job. Does nothing when it is running already. */
export const startInstance = ({ id }: Subject, { signal }: RunningJob) =>
  runAbortable(instanceStart, at(id), signal, AS_PART);

/**
 * Polls an instance until its state has settled, and returns that state; undefined when the job was canceled, the instance does not
 * exist any more, or the state has not settled in ten minutes. Continues after a single failed request. Rejects when the session
 * has ended, because the next step is a write.
 * @param afterSignIn it is the last step: it waits for the sign-in over the page instead
 */
export async function stateAtRest(
  { id }: Subject,
  job: RunningJob,
  { afterSignIn = false } = {},
): Promise<InstanceState | undefined> {
  const options = { signal: job.signal, expects: NO_LONGER, afterSignIn };
  const instance = await untilSettled(job, () => call(instanceView, at(id), options), isTransitioning);
  return instance?.runState;
}

/** Waits until a starting instance runs. Rejects with another state in which it settles. */
export async function untilRunning(instance: Subject, job: RunningJob): Promise<void> {
  const state = await stateAtRest(instance, job, { afterSignIn: true });
  if (state !== 'running' && !job.signal.aborted && !job.isOver())
    throw new Error(state === undefined ? 'it is not known whether it runs' : `it is ${state}`);
}

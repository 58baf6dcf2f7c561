import {
  type Instance,
  instanceStart,
  type InstanceState,
  instanceStop,
  instanceView,
  isKind,
  isUnanswered,
} from '@console/shared/api';
import { runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { isTransitioning } from '../base/instances/states.ts';
import type { RunningJob } from '../jobs/run-job.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { plainRefusal } from './refusals.ts';

/** Milliseconds between two reads of an instance that is changing, and after which reading stops. */
const PACE = 2_000;
const PATIENCE = 10 * 60_000;

const AS_PART = { isPart: true } as const;

const at = (instance: string) => ({ path: { instance } });

export type Subject = Pick<Instance, 'id' | 'name'>;

/** Stops an instance, as part of a job. Does nothing when it is stopped already. */
export const stopInstance = ({ id }: Subject, { signal }: RunningJob) =>
  runAbortable(instanceStop, at(id), signal, AS_PART);

/** Starts an instance, as part of a job. Does nothing when it is running already. */
export const startInstance = ({ id }: Subject, { signal }: RunningJob) =>
  runAbortable(instanceStart, at(id), signal, AS_PART);

const sleep = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PACE);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Polls an instance until its state has settled, and returns that state; undefined when the job was canceled, the instance does not
 * exist any more, or the state has not settled in ten minutes. Continues after a single failed request. Rejects when the session
 * has ended, because the next step is a write.
 * @param afterSignIn it is the last step: it waits for the sign-in over the page instead
 */
export async function stateAtRest(
  { id }: Subject,
  { signal, isOver }: RunningJob,
  { afterSignIn = false } = {},
): Promise<InstanceState | undefined> {
  for (let waited = 0; waited < PATIENCE && !signal.aborted && !isOver(); waited += PACE) {
    try {
      const instance = await call(instanceView, at(id), { signal, expects: ['not-found'], afterSignIn });
      if (!isTransitioning(instance)) return instance.runState;
    } catch (error) {
      if (isKind(error, 'unauthorized')) throw error;
      if (isKind(error, 'not-found', 'forbidden')) return undefined;
    }
    await sleep(signal);
  }
  return undefined;
}

/** Waits until a starting instance runs. Rejects with another state in which it settles. */
export async function untilRunning(instance: Subject, job: RunningJob): Promise<void> {
  const state = await stateAtRest(instance, job, { afterSignIn: true });
  if (state !== 'running' && !job.signal.aborted && !job.isOver())
    throw new Error(state === undefined ? 'it is not known whether it runs' : `it is ${state}`);
}

/**
 * Adds a stopped instance to a group, as part of a job. Returns the reason when it is not a member afterwards, else undefined. When
 * the response was lost, or the server reports that it is a member already, the membership is requested (docs/screens/operator.md
 * section 7.2).
 */
export async function addToGroup(
  kind: GroupKind,
  place: GroupPlace,
  { name }: Subject,
  { signal }: RunningJob,
): Promise<unknown> {
  try {
    await kind.addAsPart(place, name, signal);
    return undefined;
  } catch (error) {
    const isOpen = isUnanswered(error) || isKind(error, 'conflict');
    return isOpen && (await isMember(kind, place, { name })) ? undefined : plainRefusal(error);
  }
}

/** Whether an instance is a member of a group now; false too when that request fails. */
export const isMember = (
  kind: GroupKind,
  place: GroupPlace,
  { name }: Pick<Subject, 'name'>,
): Promise<boolean> =>
  kind.memberNow(place, name).then(
    () => true,
    () => false,
  );

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
import { isTransitioning } from '../compute/instances/states.ts';
import type { RunningJob } from '../jobs/run-job.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { plainRefusal } from './refusals.ts';

/** Milliseconds between two reads of an instance that is changing, and after which reading ends. */
const PACE = 2_000;
const PATIENCE = 10 * 60_000;

const AS_PART = { isPart: true } as const;

const at = (instance: string) => ({ path: { instance } });

/** An instance that a job is about. */
export type Subject = Pick<Instance, 'id' | 'name'>;

/** Stops an instance, as a part of a job. What is stopped already stays so. */
export const stopInstance = ({ id }: Subject, { signal }: RunningJob) =>
  runAbortable(instanceStop, at(id), signal, AS_PART);

/** Starts an instance, as a part of a job. What runs already stays so. */
export const startInstance = ({ id }: Subject, { signal }: RunningJob) =>
  runAbortable(instanceStart, at(id), signal, AS_PART);

const sleep = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PACE);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Looks at an instance until its state has come to rest, and returns that state; undefined when the job was stopped, the
 * instance is gone, or nothing came of it in ten minutes. One look that fails is not the end of it.
 */
export async function stateAtRest(
  { id }: Subject,
  { signal, isOver }: RunningJob,
): Promise<InstanceState | undefined> {
  for (let waited = 0; waited < PATIENCE && !signal.aborted && !isOver(); waited += PACE) {
    try {
      const instance = await call(instanceView, at(id), { signal, expects: ['not-found'] });
      if (!isTransitioning(instance)) return instance.runState;
    } catch (error) {
      if (isKind(error, 'not-found', 'forbidden')) return undefined;
    }
    await sleep(signal);
  }
  return undefined;
}

/** Waits until an instance that was told to start runs. Rejects with the state it came to rest in otherwise. */
export async function untilRunning(instance: Subject, job: RunningJob): Promise<void> {
  const state = await stateAtRest(instance, job);
  if (state !== 'running' && !job.signal.aborted && !job.isOver())
    throw new Error(state === undefined ? 'it is not known whether it runs' : `it is ${state}`);
}

/**
 * Adds a stopped instance to a group, as a part of a job. Returns why it is not in the group then, or undefined. Where no
 * answer came, and where the server says that it is in it already, the group is asked (docs/screens/operator.md section 7.2).
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

/** Whether an instance is in a group now; false too when the group cannot be asked. */
export const isMember = (
  kind: GroupKind,
  place: GroupPlace,
  { name }: Pick<Subject, 'name'>,
): Promise<boolean> =>
  kind.memberNow(place, name).then(
    () => true,
    () => false,
  );

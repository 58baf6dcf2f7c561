import { type ApiRequest, isKind, isUnanswered, type Write } from '@console/shared/api';
import { type Call, lostRequestOf, makeStale } from '@console/shared/query';
import type { JobStart, RunningJob } from './run-job.ts';
import type { AwaitedState } from './script-texts.ts';

/** The write that undoes a step. Repeating it must be harmless: it is sent again after a lost response. */
export interface Undo {
  readonly title: string;
  readonly send: (job: RunningJob) => Promise<unknown>;
  readonly settle?: (job: RunningJob) => Promise<unknown>;
}

/** One step of a task. */
export interface Step {
  /** Its effect, verb first: `Stop db-1`. */
  readonly title: string;
  readonly send: (job: RunningJob) => Promise<unknown>;
  /** Reads whether it was carried out, after a lost response or a reload. */
  readonly isDone: (job: RunningJob) => Promise<boolean>;
  /** Waits for the change to complete; rejects when it ends otherwise. */
  readonly settle?: (job: RunningJob) => Promise<unknown>;
  /** Its request, to be copied as part of a script. */
  readonly code?: () => StepCode;
  /** Absent: when this step fails, or has been carried out, nothing is undone. */
  readonly undo?: Undo;
}

/** A step as part of a script. */
export interface StepCode {
  readonly call: Call;
  /** Key under which the task records the id of the object that it creates. */
  readonly makes?: string;
  /** The state to wait for; called when the id is known. */
  readonly until?: () => AwaitedState;
}

/** The progress of a task. */
export interface Progress {
  /** Number of the steps that were carried out. */
  readonly done: number;
  readonly phase: 'go' | 'undo';
  /** The steps before that were refused, with the reasons, of a task that continues with the others. */
  readonly refused?: Refusals | undefined;
}

/** The refused steps of a task by their index, with the reasons. */
export type Refusals = readonly (readonly [index: number, reason: string])[];

/** Several writes that are carried out together, or not at all; or each of them independently. */
export interface Task {
  readonly about: JobStart & { readonly to: string };
  readonly steps: readonly Step[];
  /** A refused step does not keep the others from being carried out. Each can be repeated, and none has an `undo`. */
  readonly isApart?: boolean;
  /** Stores the progress for the document after a reload; `undefined` when there is nothing to resume. */
  readonly keep: (progress: Progress | undefined) => void;
  /** The result after the last step, in whole sentences. `refused`: the steps that were not carried out, by index. */
  readonly result: (refused: ReadonlyMap<number, string>) => string;
  /** Titles of the toasts: `Disk db-data grown`, `Could not grow disk db-data`. */
  readonly said: { readonly done: string; readonly failed: string };
}

/** Reads something that may not exist; undefined when it does not. */
export const ifFound = <Thing>(reading: Promise<Thing>): Promise<Thing | undefined> =>
  reading.catch((error: unknown) => {
    if (isKind(error, 'not-found')) return undefined;
    throw error;
  });

/** Accepts that another user has deleted it already; throws every other error. */
export function ifThere(error: unknown): void {
  if (!isKind(error, 'not-found')) throw error;
}

/** Requests are not aborted, because it would be unknown whether they were carried out. */
export const unstoppable = (job: RunningJob): RunningJob => ({
  ...job,
  signal: new AbortController().signal,
});

/** True when an error does not show whether a request was carried out, or nothing more can be sent for now. */
export const isOpen = (error: unknown): boolean => isUnanswered(error) || isKind(error, 'unauthorized');

/**
 * Carries out a step. After a lost response it finds out whether the step was carried out, and sends it again if not.
 * @param mayBeDone a previous attempt may have carried it out
 */
export async function carryOut(step: Step, job: RunningJob, mayBeDone: boolean): Promise<void> {
  const last = unstoppable(job);
  if (mayBeDone && (await step.isDone(last))) return;
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      await step.send(last);
      return;
    } catch (error) {
      const isLost = isUnanswered(error);
      // A repeated request finds the object that the first one has created
      if (job.isOver() || !(isLost || isKind(error, 'server', 'conflict'))) throw error;
      if (await step.isDone(last)) return refetch(error);
      if (!isLost || isRepeated) throw error;
    }
  }
}

/** The reads on the screen may be older than a write whose response was lost. */
function refetch(error: unknown): void {
  const lost = lostRequestOf(error);
  if (lost && isWrite(lost.operation)) makeStale(lost.operation, lost.input);
}

const isWrite = (operation: ApiRequest['operation']): operation is Write => 'stale' in operation;

/** Undoes a step, and sends the request again after a lost response. */
export async function takeBack({ send, settle }: Undo, job: RunningJob): Promise<void> {
  const last = unstoppable(job);
  await send(last).catch((error: unknown) => {
    if (!isUnanswered(error)) throw error;
    return send(last);
  });
  await settle?.(last);
}

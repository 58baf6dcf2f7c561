import type { Following } from '@console/shared/actions';
import { isApiError, isKind, isUnanswered } from '@console/shared/api';
import { batchRefetches, type Change } from '@console/shared/query';
import type { Refusal } from './plan.ts';
import type { Candidate, Named, Noun, Task } from './task.ts';

/** Concurrency limit: requests at a time. */
export const AT_ONCE = 4;

/** Why a row failed. */
export interface Failure {
  /** Message of the server. */
  readonly message: string;
  readonly requestId?: string | undefined;
  /** No readable response has arrived: the server may have executed the request. */
  readonly isUnknown: boolean;
}

/** Progress of one row. `accepted`, `in progress`: the server has answered and continues. */
export type Progress =
  | { readonly state: 'waiting' | 'running' | 'accepted' | 'in progress' | 'skipped' }
  /** `took`: milliseconds until the change was seen to have ended; absent when the answer was all there was to wait for. */
  | { readonly state: 'done'; readonly took?: number }
  /** Nothing tells any more how the change has ended. */
  | { readonly state: 'unknown'; readonly failure: Failure }
  /** The object no longer exists (404); whether that is a failure depends on the action. */
  | { readonly state: 'gone'; readonly failure: Failure }
  | { readonly state: 'failed'; readonly failure: Failure };

/** A row of a job. */
export type Item = Named & Progress;

/** State of a bulk job. */
export interface BulkJobState {
  /** In the order in which they start. */
  readonly items: readonly Item[];
  readonly phase: 'running' | 'stopping' | 'over';
}

/** One action on several rows. The job continues after the dialog that started it is closed. */
export interface BulkJob {
  readonly label: string;
  readonly noun: Noun;
  /** Selected rows that the action is not allowed for. */
  readonly refused: readonly Refusal[];
  readonly getState: () => BulkJobState;
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts no further rows; waits for the running ones. */
  readonly stop: () => void;
  /** Retries the failed rows, and no others. */
  readonly retry: () => void;
}

const underWay = new Set<BulkJob>();

/** Whether nothing more is done for a row. */
export const isFinal = ({ state }: Progress): boolean =>
  state !== 'waiting' && state !== 'running' && state !== 'accepted' && state !== 'in progress';

/** Whether a running job contains the row and has not finished it. */
export const isInBulkJob = (id: string): boolean =>
  [...underWay].some((job) => job.getState().items.some((one) => one.id === id && !isFinal(one)));

/** How a change that the server goes on with has got on. */
function progressIn({ phase, reason = '', startedAt, endedAt = startedAt }: Change): Progress {
  if (phase === 'done') return { state: phase, took: endedAt - startedAt };
  if (phase === 'accepted' || phase === 'in progress') return { state: phase };
  return { state: phase, failure: { message: reason, isUnknown: phase === 'unknown' } };
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : 'Unknown server error';

function outcomeOf(error: unknown): Progress {
  const failure = {
    message: messageOf(error),
    requestId: isApiError(error) ? error.requestId : undefined,
    isUnknown: isUnanswered(error),
  };
  return { state: isKind(error, 'not-found') ? 'gone' : 'failed', failure };
}

/** Options of {@link startBulkJob}. */
export interface BulkJobOptions {
  readonly task: Pick<Task, 'label' | 'noun'>;
  readonly rows: readonly Candidate[];
  readonly refused?: readonly Refusal[];
  /** Called when a row has succeeded or no longer exists. */
  readonly onDone?: (id: string) => void;
}

/**
 * Runs an action on rows, four requests at a time in their order. An error of a row does not stop the job, except the end of the
 * session. The job is over when every change has ended, not when it was accepted.
 */
export function startBulkJob({ task, rows, refused = [], onDone }: BulkJobOptions): BulkJob {
  const runs = new Map(rows.map(({ id, run }) => [id, run]));
  const listeners = new Set<() => void>();
  let state: BulkJobState = {
    phase: 'over',
    items: rows.map(({ id, name }) => ({ id, name, state: 'waiting' })),
  };
  const set = (change: Partial<BulkJobState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setWhere = (isMeant: (item: Item) => boolean, progress: Progress, phase = state.phase) =>
    set({
      phase,
      items: state.items.map((item) =>
        isMeant(item) ? { id: item.id, name: item.name, ...progress } : item,
      ),
    });

  const stop = () => {
    if (state.phase === 'running')
      setWhere((item) => item.state === 'waiting', { state: 'skipped' }, 'stopping');
  };

  /** The changes with which the server goes on: the next requests do not wait for them. */
  const followed: Promise<void>[] = [];
  const follow = async (following: Following, progress: (to: Progress) => void, id: string) => {
    const show = () => progress(progressIn(following.getChange()));
    show();
    const forget = following.subscribe(show);
    const { phase } = await following.ended;
    forget();
    if (phase === 'done') onDone?.(id);
  };

  const one = async ({ id }: Item) => {
    const progress = (to: Progress) => setWhere((item) => item.id === id, to);
    progress({ state: 'running' });
    try {
      const following = await runs.get(id)?.();
      if (following) return void followed.push(follow(following, progress, id));
      progress({ state: 'done' });
      onDone?.(id);
    } catch (error) {
      const outcome = outcomeOf(error);
      progress(outcome);
      if (outcome.state === 'gone') onDone?.(id);
      // The session has ended, so all further rows would fail
      if (isKind(error, 'unauthorized')) stop();
    }
  };

  const worker = async () => {
    const next = () => state.items.find((item) => item.state === 'waiting');
    for (let item = next(); item; item = next()) await one(item);
  };

  const run = async () => {
    underWay.add(job);
    set({ phase: 'running' });
    await batchRefetches(() => Promise.all(Array.from({ length: AT_ONCE }, worker)));
    await Promise.all(followed.splice(0));
    underWay.delete(job);
    set({ phase: 'over' });
  };

  const job: BulkJob = {
    label: task.label,
    noun: task.noun,
    refused,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop,
    retry() {
      if (state.phase !== 'over') return;
      setWhere((item) => item.state === 'failed', { state: 'waiting' });
      void run();
    },
  };
  void run();
  return job;
}

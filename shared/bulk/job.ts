import { isApiError, isKind, isUnanswered } from '@console/shared/api';
import { batchRefetches } from '@console/shared/query';
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

/** Progress of one row. */
export type Progress =
  | { readonly state: 'waiting' | 'running' | 'done' | 'skipped' }
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

/** Whether a running job contains the row and has not finished it. */
export const isInBulkJob = (id: string): boolean =>
  [...underWay].some((job) =>
    job.getState().items.some((one) => one.id === id && (one.state === 'waiting' || one.state === 'running')),
  );

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

/** Runs an action on rows, four at a time in their order. An error of a row does not stop the job, except the end of the session. */
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

  const one = async ({ id }: Item) => {
    const progress = (to: Progress) => setWhere((item) => item.id === id, to);
    progress({ state: 'running' });
    try {
      await runs.get(id)?.();
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

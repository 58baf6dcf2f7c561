import { isApiError, isKind, isUnanswered } from '@console/shared/api';
import { batchRefetches } from '@console/shared/query';
import type { Refusal } from './plan.ts';
import type { Candidate, Named, Noun, Task } from './task.ts';

/** Calls at a time. */
export const AT_ONCE = 4;

/** Why one of them failed. */
export interface Failure {
  /** As the server says it. */
  readonly message: string;
  readonly requestId?: string | undefined;
  /** No answer that could be read has come: it may have been done all the same. */
  readonly isUnknown: boolean;
}

/** How far it is with one row. */
export type Progress =
  | { readonly state: 'waiting' | 'running' | 'done' | 'skipped' }
  /** It was not there any more; whether it is a failure depends on what was to be done. */
  | { readonly state: 'gone'; readonly failure: Failure }
  | { readonly state: 'failed'; readonly failure: Failure };

/** A row of a run. */
export type Item = Named & Progress;

/** Where a run stands. */
export interface BulkJobState {
  /** In the order in which they are begun. */
  readonly items: readonly Item[];
  readonly phase: 'running' | 'stopping' | 'over';
}

/** One run of an action over several rows. It outlives the dialog that began it. */
export interface BulkJob {
  readonly label: string;
  readonly noun: Noun;
  /** Those that were chosen but could not. */
  readonly refused: readonly Refusal[];
  readonly getState: () => BulkJobState;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins no more of them; those that run are waited for. */
  readonly stop: () => void;
  /** Does the failed ones again, and no others. */
  readonly retry: () => void;
}

const underWay = new Set<BulkJob>();

/** A run has taken the row on and is not through with it. */
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

/** What a run is to be told. */
export interface BulkJobOptions {
  readonly task: Pick<Task, 'label' | 'noun'>;
  readonly rows: readonly Candidate[];
  readonly refused?: readonly Refusal[];
  /** One has gone through, or is not there any more. */
  readonly onDone?: (id: string) => void;
}

/** Does an action to rows, four at a time in their order. Nothing that they reject with ends it but the end of the session. */
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
      // None of the others would be done: the session has ended
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

import type { Following } from '@console/shared/actions';
import { type ApiRequest, isApiError, isKind, isUnanswered, messageOf } from '@console/shared/api';
import { FINDINGS } from '@console/shared/outcome';
import { type Change, lostRequestOf } from '@console/shared/query';
import { fetchPart, type Undo } from '@console/shared/runtime';
import { writeEach } from './each.ts';
import type { Refusal } from './plan.ts';
import type { Candidate, Named, Noun, Task } from './task.ts';

/** Why a row failed. */
export interface Failure {
  /** Message of the server. */
  readonly message: string;
  readonly requestId?: string | undefined;
}

/**
 * Progress of one row. `accepted`, `in progress`: the server has responded and continues in the background. `checking`: the outcome
 * of a request without a response is being checked.
 */
export type Progress =
  | { readonly state: 'waiting' | 'accepted' | 'in progress' | 'checking' | 'skipped' }
  /** `step`: what an action with several steps is doing. */
  | { readonly state: 'running'; readonly step?: string }
  /** `took`: milliseconds until a read showed the end of the change; absent when the response was the end. */
  | { readonly state: 'done'; readonly took?: number }
  /**
   * The server may have executed the request: no readable response has arrived, or no read shows how the change has ended.
   * `lost`: the request, while its outcome can be checked.
   */
  | { readonly state: 'unknown'; readonly failure: Failure; readonly lost?: ApiRequest | undefined }
  /** The object no longer exists (404); whether that is a failure depends on the action. */
  | { readonly state: 'gone'; readonly failure: Failure }
  | { readonly state: 'failed'; readonly failure: Failure };

/** A row of a job. */
export type Item = Named & Progress;

export interface BulkJobState {
  /** In the order in which they start. */
  readonly items: readonly Item[];
  readonly phase: 'running' | 'stopping' | 'checking' | 'over';
}

/** One action on several rows. The job continues after the dialog that started it is closed. */
export interface BulkJob {
  readonly label: string;
  readonly noun: Noun;
  /** Selected rows for which the action is not allowed. */
  readonly refused: readonly Refusal[];
  readonly getState: () => BulkJobState;
  /** The reverse for the rows that succeeded; undefined when there is none. */
  readonly undo: () => Undo | undefined;
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts no further rows; waits for the running ones. */
  readonly stop: () => void;
  /** Retries the failed rows only: a row with an unknown outcome is never sent again without a check. */
  readonly retry: () => void;
  /** Checks the outcome of the requests that got no response. They are not sent again. */
  readonly check: () => Promise<void>;
}

const underWay = new Set<BulkJob>();

/** Whether a row has its final state. */
export const isFinal = ({ state }: Progress): boolean =>
  !['waiting', 'running', 'accepted', 'in progress', 'checking'].includes(state);

const isWaiting = ({ state }: Progress): boolean => state === 'waiting';

/** Whether the request of a row got no response and its outcome can be checked. */
export const isLost = (item: Progress): boolean => item.state === 'unknown' && item.lost !== undefined;

/** Whether a running job contains the row and has not finished it. */
export const isInBulkJob = (id: string): boolean =>
  [...underWay].some((job) => job.getState().items.some((one) => one.id === id && !isFinal(one)));

/** Progress of a row whose change continues on the server. */
function progressIn({ phase, reason = '', startedAt, endedAt = startedAt }: Change): Progress {
  if (phase === 'done') return { state: phase, took: endedAt - startedAt };
  if (phase === 'accepted' || phase === 'in progress') return { state: phase };
  return { state: phase, failure: { message: reason } };
}

function outcomeOf(error: unknown): Progress {
  const failure = {
    message: messageOf(error),
    requestId: isApiError(error) ? error.requestId : undefined,
  };
  if (isUnanswered(error)) return { state: 'unknown', failure, lost: lostRequestOf(error) };
  return { state: isKind(error, 'not-found') ? 'gone' : 'failed', failure };
}

/** State of a row after the check of its request. When that was not the last request of the action, the rest is still to be done. */
async function checked({ last }: Candidate, lost: ApiRequest): Promise<Progress> {
  // From the shell's forms module, so that no area bundles a copy of the checks
  const { checkLost } = await fetchPart(() => import('@console/shared/forms'));
  const finding = await checkLost(lost);
  if (finding === 'untold') return { state: 'unknown', failure: { message: FINDINGS.untold } };
  if (finding === 'not done') return { state: 'failed', failure: { message: FINDINGS[finding] } };
  return last === undefined || last === lost.operation.id
    ? { state: 'done' }
    : { state: 'failed', failure: { message: 'Part of it was done. Try again for the rest.' } };
}

/** Options of {@link startBulkJob}. */
export interface BulkJobOptions {
  readonly task: Pick<Task, 'label' | 'noun' | 'undo'>;
  readonly rows: readonly Candidate[];
  readonly refused?: readonly Refusal[];
  /** Called when a row has succeeded or no longer exists. */
  readonly onDone?: (id: string) => void;
}

/**
 * Runs an action on rows, four requests at a time in their order. An error of a row does not stop the job, except the end of the
 * session. The job ends when every change has ended, not when all are accepted.
 */
export function startBulkJob({ task, rows, refused = [], onDone }: BulkJobOptions): BulkJob {
  const byId = new Map(rows.map((row) => [row.id, row]));
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
    if (state.phase === 'running') setWhere(isWaiting, { state: 'skipped' }, 'stopping');
  };

  /** The session has ended: all further rows would be refused. They can be retried after the sign-in. */
  const cutOff = () => {
    const failure = { message: 'Not sent, because your session had ended.' };
    if (state.phase === 'running') setWhere(isWaiting, { state: 'failed', failure }, 'stopping');
  };

  /** Changes in progress on the server; the next requests do not wait for them. */
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
    // The job may have been stopped before its turn
    if (!state.items.some((item) => item.id === id && isWaiting(item))) return;
    const progress = (to: Progress) => setWhere((item) => item.id === id, to);
    progress({ state: 'running' });
    try {
      const following = await byId.get(id)?.run((step) => progress({ state: 'running', step }));
      if (following) return void followed.push(follow(following, progress, id));
      progress({ state: 'done' });
      onDone?.(id);
    } catch (error) {
      const outcome = outcomeOf(error);
      progress(outcome);
      if (outcome.state === 'gone') onDone?.(id);
      if (isKind(error, 'unauthorized')) cutOff();
    }
  };

  const checkOne = async (item: Item) => {
    const row = byId.get(item.id);
    if (!row || item.state !== 'unknown' || item.lost === undefined) return;
    const progress = (to: Progress) => setWhere(({ id }) => id === item.id, to);
    progress({ state: 'checking' });
    const known = await checked(row, item.lost).catch(
      // The outcome stays unknown; the user can check again
      (error: unknown): Progress => ({ ...item, failure: { message: messageOf(error) } }),
    );
    progress(known);
    if (known.state === 'done') onDone?.(item.id);
  };

  const run = async () => {
    underWay.add(job);
    set({ phase: 'running' });
    await writeEach(state.items.filter(isWaiting), one);
    await Promise.all(followed.splice(0));
    underWay.delete(job);
    set({ phase: 'over' });
  };

  const job: BulkJob = {
    label: task.label,
    noun: task.noun,
    refused,
    getState: () => state,
    undo() {
      const done = state.items.filter((item) => item.state === 'done');
      return done.length === 0 ? undefined : task.undo?.(new Set(done.map(({ id }) => id)));
    },
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
    async check() {
      if (state.phase !== 'over') return;
      underWay.add(job);
      set({ phase: 'checking' });
      await writeEach(state.items.filter(isLost), checkOne);
      underWay.delete(job);
      set({ phase: 'over' });
    },
  };
  void run();
  return job;
}

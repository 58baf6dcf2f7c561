import { isApiError, isKind } from '@console/shared/api';
import { removeTemporaries, undo } from './clean-up.ts';
import { newRun, type Run, type UploadJob, type UploadTools } from './run.ts';
import { sentence } from './sentence.ts';
import { IDLE, isActive, type Leftover, reduce, type UploadEvent, type UploadState } from './state.ts';
import { WORK_STEPS, type WorkStep } from './steps.ts';
import { type Work, workOf } from './work.ts';

/** Result of an upload, and the objects that it could not delete on the server. */
export interface Outcome {
  readonly ended: 'done' | 'failed' | 'cancelled';
  readonly left: readonly Leftover[];
}

/** An upload of an image. It runs outside of React and continues without a page. */
export interface Upload {
  readonly getState: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves at the end, including the clean-up. Never rejects. While it runs, a second call returns the same promise. */
  readonly start: (job: UploadJob) => Promise<Outcome>;
  /** Stops it and deletes the objects that it has created. Only while it is active. */
  readonly cancel: () => void;
  /** Resumes after the connection was lost, or after the session had ended. */
  readonly resume: () => void;
  /** Retries the clean-up. */
  readonly cleanUpAgain: () => Promise<void>;
}

/** Milliseconds between two reports of progress, because chunks of zeros are done at once. */
const REPORT_PAUSE = 100;

/** Whether no response arrived, so that the outcome is unknown. */
const isLost = (error: unknown): error is Error =>
  isKind(error, 'network', 'timeout') || (error instanceof Error && error.name === 'TimeoutError');

/** Whether the session has ended and the user can sign in again; the error of a tab that its user can no longer use has no status. */
const isSessionEnd = (error: unknown): boolean => isKind(error, 'unauthorized') && error.status === 401;

/** Temporary obstacle of a step, as a sentence with the remedy; undefined for a refusal, which ends the upload. */
function obstacleOf(error: unknown): string | undefined {
  if (isSessionEnd(error)) return 'Your session has ended. The uploaded data is kept. Sign in, then resume.';
  return isLost(error)
    ? `${sentence(error.message)} The uploaded data is kept. Resume when the connection is back.`
    : undefined;
}

/** Creates an upload (docs/screens/compute-storage.md section 8.3). All its dependencies are parameters. */
export function createUpload(tools: UploadTools): Upload {
  const store = createStore();
  let current: Run | undefined;
  let outcome: Promise<Outcome> | undefined;
  let resume = () => {};

  /** Waits until the user resumes; rejects when the run is canceled. */
  const interrupted = (run: Run, message: string) =>
    new Promise<void>((resolve, reject) => {
      const { signal } = run.cancel;
      const stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      resume = () => {
        signal.removeEventListener('abort', stop);
        store.send({ type: 'resumed' });
        resolve();
      };
      store.send({ type: 'interrupted', message });
    });

  async function perform(run: Run, step: WorkStep, work: Work): Promise<void> {
    run.cancel.signal.throwIfAborted();
    run.begun.add(step);
    store.send({ type: 'step', step });
    for (let isSecond = false; ; isSecond = true) {
      try {
        if (!(isSecond && (await work.wasDone()))) await work.run();
        return;
      } catch (error) {
        const obstacle = obstacleOf(error);
        if (run.cancel.signal.aborted || obstacle === undefined) throw error;
        await interrupted(run, obstacle);
      }
    }
  }

  async function execute(run: Run): Promise<Outcome> {
    try {
      const work = workOf(run, tools, reporter(run, tools, store.send));
      for (const step of WORK_STEPS) await perform(run, step, work[step]);
      store.send({ type: 'step', step: 'cleanUp' });
      const left = await removeTemporaries(run, tools);
      run.cancel.signal.throwIfAborted();
      store.send({ type: 'done', left });
      return { ended: 'done', left };
    } catch (error) {
      const ended = run.cancel.signal.aborted ? 'cancelled' : 'failed';
      if (ended === 'failed') store.send({ type: 'failed', ...factsOf(error) });
      const left = await undo(run, tools);
      store.send({ type: 'cleaned', left });
      return { ended, left };
    }
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    start(job) {
      const state = store.get();
      store.send({ type: 'started', total: job.file.size });
      if (store.get() === state && outcome) return outcome;
      current = newRun(job, tools.random);
      outcome = execute(current);
      return outcome;
    },
    cancel() {
      if (!isActive(store.get())) return;
      store.send({ type: 'cancelled' });
      current?.cancel.abort(new DOMException('The upload was canceled.', 'AbortError'));
    },
    resume() {
      if (store.get().phase === 'interrupted') resume();
    },
    async cleanUpAgain() {
      const before = store.get();
      store.send({ type: 'cleaning' });
      if (store.get() === before || !current) return;
      const left = await (before.phase === 'done' ? removeTemporaries : undo)(current, tools);
      store.send({ type: 'cleaned', left });
    },
  };
}

/** Reports progress at intervals, and always at the end. */
function reporter({ chunks }: Run, { clock }: UploadTools, send: (event: UploadEvent) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = clock.now();
    if (at - last < REPORT_PAUSE && chunks.bytesDone < chunks.size) return;
    last = at;
    send({ type: 'progress', done: chunks.bytesDone, at });
  };
}

const factsOf = (error: unknown) => ({
  message: error instanceof Error && error.message !== '' ? error.message : 'The server gave no reason.',
  requestId: isApiError(error) ? error.requestId : undefined,
});

/** The state and its subscribers. */
function createStore() {
  let state = IDLE;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send: (event: UploadEvent) => {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

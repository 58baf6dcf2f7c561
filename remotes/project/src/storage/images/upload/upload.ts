import { isApiError, isKind } from '@console/shared/api';
import { removeTemporaries, undo } from './clean-up.ts';
import { newRun, type Run, type UploadJob, type UploadTools } from './run.ts';
import { IDLE, isActive, type Leftover, reduce, type UploadEvent, type UploadState } from './state.ts';
import { WORK_STEPS, type WorkStep } from './steps.ts';
import { type Work, workOf } from './work.ts';

/** How an upload ended, and what it has left on the server against its will. */
export interface Outcome {
  readonly ended: 'done' | 'failed' | 'cancelled';
  readonly left: readonly Leftover[];
}

/** An upload of an image. It lives outside of React and goes on when nobody watches. */
export interface Upload {
  readonly getState: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when all is over, the clean-up included. Never rejects; one at a time, a second call is the first. */
  readonly start: (job: UploadJob) => Promise<Outcome>;
  /** Stops it and deletes what there is of it. Only while it is active. */
  readonly cancel: () => void;
  /** Goes on after the connection was lost. */
  readonly resume: () => void;
  /** Tries once more to delete what was left. */
  readonly cleanUpAgain: () => Promise<void>;
}

/** Milliseconds between two reports of progress: nobody reads faster, and chunks of zeros are done in no time. */
const REPORT_PAUSE = 100;

/** No answer came, so nobody knows what was done: the one kind of failure that can be gone on from. */
const isLost = (error: unknown): error is Error =>
  isKind(error, 'network', 'timeout') || (error instanceof Error && error.name === 'TimeoutError');

/** Makes an upload (docs/screens/compute-storage.md section 8.3). All that it needs of the world is given to it. */
export function createUpload(tools: UploadTools): Upload {
  const store = createStore();
  let current: Run | undefined;
  let outcome: Promise<Outcome> | undefined;
  let resume = () => {};

  /** Waits for the person; rejects when the run is cancelled. */
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
        if (run.cancel.signal.aborted || !isLost(error)) throw error;
        await interrupted(run, error.message);
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
      current?.cancel.abort(new DOMException('The upload was cancelled.', 'AbortError'));
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

/** Tells of progress now and then, and always of the end. */
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
  message: error instanceof Error && error.message !== '' ? error.message : 'Unknown error',
  requestId: isApiError(error) ? error.requestId : undefined,
});

/** The state, and who wants to know of its changes. */
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

/** The clock of an upload; tests have their own. */
export interface UploadClock {
  /** Milliseconds. */
  now(): number;
  /** Runs a function once after this number of milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const browserClock: UploadClock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Time limit of a request in milliseconds. */
export const REQUEST_LIMIT = 30_000;

/** Milliseconds before the second and the third attempt. */
const RETRY_DELAYS = [1_000, 3_000] as const;

/** A signal that never aborts, for requests that cannot be aborted. */
export const NEVER: AbortSignal = new AbortController().signal;

/**
 * Sends a request that is aborted after 30 seconds, or by `outer`. Rejects with a `TimeoutError`, the reason of
 * `outer`, or whatever the request rejects with.
 */
export async function limited<Answer>(
  clock: UploadClock,
  outer: AbortSignal,
  request: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  outer.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  const tooLong = () =>
    controller.abort(new DOMException('The server did not answer in time.', 'TimeoutError'));
  outer.addEventListener('abort', stop);
  const callOff = clock.after(REQUEST_LIMIT, tooLong);
  try {
    return await request(controller.signal);
  } finally {
    callOff();
    outer.removeEventListener('abort', stop);
  }
}

/** Makes up to three attempts, with longer pauses. Rejects with the last failure, or as soon as `signal` aborts. */
export async function retried<Answer>(
  clock: UploadClock,
  signal: AbortSignal,
  task: () => Promise<Answer>,
): Promise<Answer> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await task();
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await pause(clock, signal, delay);
  }
  return task();
}

function pause(clock: UploadClock, signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      callOff();
      reject(signal.reason);
    };
    const callOff = clock.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

import type { Query } from '@console/shared/query';

/** Concurrency limit: requests of single rows must not delay the requests of the page. */
const CONCURRENCY = 6;

let running = 0;
/** Waiting requests, in order. */
const waiting = new Set<() => void>();

function next(): void {
  const [first] = waiting;
  if (first === undefined || running >= CONCURRENCY) return;
  waiting.delete(first);
  running += 1;
  first();
}

/** Resolves when one more request may start. Rejects when the signal is aborted; the request then leaves the queue. */
function waitForSlot(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      waiting.delete(start);
      reject(new DOMException('No longer wanted', 'AbortError'));
    };
    const start = () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    waiting.add(start);
    next();
  });
}

/** Longest time in milliseconds for which an outcome waits for the others. */
const TOGETHER = 400;

/** Resolves when the outcomes that have arrived are shown together, so that a list does not change row by row. */
let together: PromiseWithResolvers<void> | undefined;

function release(): void {
  together?.resolve();
  together = undefined;
}

function shownTogether(): Promise<void> {
  if (!together) {
    together = Promise.withResolvers();
    setTimeout(release, TOGETHER);
  }
  const { promise } = together;
  if (running === 0) release();
  return promise;
}

/**
 * The same query with a concurrency limit: it starts when fewer than six limited queries are pending. For queries of single rows,
 * whose outcomes are shown together.
 * Its result is cached separately from the result of the original query, so that a page that needs the result never waits in the queue.
 */
export const withConcurrencyLimit = <Data>(each: Query<Data>): Query<Data> => ({
  ...each,
  queryKey: [...each.queryKey, 'in turn'],
  queryFn: async (context) => {
    await waitForSlot(context.signal);
    try {
      return await each.queryFn(context);
    } finally {
      running -= 1;
      next();
      await shownTogether();
    }
  },
});

import type { Query } from '@console/shared/query';

/** Calls at a time: one a row must not take the connection from what the page is about. */
const AT_ONCE = 4;

let running = 0;
/** Those whose turn has not come, in their order. */
const waiting = new Set<() => void>();

function next(): void {
  const [first] = waiting;
  if (first === undefined || running >= AT_ONCE) return;
  waiting.delete(first);
  running += 1;
  first();
}

/** Resolves when there is room for one more call. Who gives up while waiting leaves the line. */
function turn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(go);
      reject(new DOMException('No longer wanted', 'AbortError'));
    };
    const go = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    signal.addEventListener('abort', leave, { once: true });
    waiting.add(go);
    next();
  });
}

/**
 * The same query, asked when fewer than four others like it are under way: for what is asked for once a row. Its answer is
 * cached apart from that of the query itself, so that a page which needs the answer never waits in the line.
 */
export const withConcurrencyLimit = <Data>(each: Query<Data>): Query<Data> => ({
  ...each,
  queryKey: [...each.queryKey, 'in turn'],
  queryFn: async (context) => {
    await turn(context.signal);
    try {
      return await each.queryFn(context);
    } finally {
      running -= 1;
      next();
    }
  },
});

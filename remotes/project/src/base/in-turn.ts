import { limit } from '@console/shared/limit';
import type { Query } from '@console/shared/query';

/** Concurrency limit: requests of single rows must not delay the requests of the page. */
const CONCURRENCY = 6;

const inTurn = limit(CONCURRENCY);
/** Number of limited queries that run or wait. */
let open = 0;

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
  if (open === 0) release();
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
    open += 1;
    try {
      return await inTurn(() => each.queryFn(context), context);
    } finally {
      open -= 1;
      await shownTogether();
    }
  },
});

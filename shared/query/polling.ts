import { onReachability } from '@console/shared/runtime';
import { focusManager, onlineManager } from '@tanstack/react-query';
import type { Query as CachedQuery } from '@tanstack/react-query';
import { queryClient } from './client.ts';
import { missingOf } from './partial.ts';

/** Longest pause between two polls in milliseconds after any number of failures, unless a page allows longer ones. */
const CAP = 60_000;

/** Number of failures of each query at its last success. */
const failuresBefore = new WeakMap<object, number>();

type Cached = Pick<CachedQuery<unknown, unknown, unknown>, 'state'>;

/** Number of failures of a query since its last success. */
function failuresOf(query: Cached): number {
  const { status, errorUpdateCount } = query.state;
  if (status !== 'error') failuresBefore.set(query, errorUpdateCount);
  const before = failuresBefore.get(query) ?? errorUpdateCount - 1;
  return errorUpdateCount - before;
}

/**
 * The pause before the next poll in milliseconds. It doubles after every failure, up to a minute, to reduce the load on a
 * failing server, and returns to `pace` after a success.
 * @param pace milliseconds between two successful polls
 * @param longest the longest pause in milliseconds after failures
 */
export const pollDelay = (query: Cached, pace: number, longest = CAP): number =>
  Math.max(pace, Math.min(longest, pace * 2 ** failuresOf(query)));

/** Refetches every query on the screen whose last refresh failed, all or in part; resolves when all have succeeded or failed. */
export const retryFailed = (): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' || missingOf(state.data).length > 0,
  });

/**
 * Retries failed queries without waiting for the next poll when the network or the server is reachable again, or when the tab
 * becomes visible again. Returns a function that removes the listeners.
 */
export function retryOnRecovery(): () => void {
  const onReason = (isThere: boolean) => {
    if (isThere) void retryFailed();
  };
  const stops = [
    onReachability(onReason),
    onlineManager.subscribe(onReason),
    focusManager.subscribe(onReason),
  ];
  return () => stops.forEach((stop) => stop());
}

import { onReachability } from '@console/shared/runtime';
import { focusManager, onlineManager } from '@tanstack/react-query';
import type { Query as CachedQuery } from '@tanstack/react-query';
import { queryClient } from './client.ts';

/** Milliseconds between two polls at most, however often they fail. */
const CAP = 60_000;

/** Failures of each query up to its last success. */
const failuresBefore = new WeakMap<object, number>();

type Cached = Pick<CachedQuery<unknown, unknown, unknown>, 'state'>;

/** How often a query has failed since it last succeeded. */
function failuresOf(query: Cached): number {
  const { status, errorUpdateCount } = query.state;
  if (status !== 'error') failuresBefore.set(query, errorUpdateCount);
  const before = failuresBefore.get(query) ?? errorUpdateCount - 1;
  return errorUpdateCount - before;
}

/**
 * The pause before the next poll: twice as long after every failure, a minute at most, so that a server in trouble is not asked as
 * often as one that works. A success brings the pace back.
 * @param pace milliseconds between two polls that succeed
 */
export const pollDelay = (query: Cached, pace: number): number =>
  Math.max(pace, Math.min(CAP, pace * 2 ** failuresOf(query)));

/** Asks again at once for what is on the screen and could not be refreshed; resolves when all have answered or failed. */
export const retryFailed = (): Promise<void> =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/**
 * Asks again, without waiting for the next poll, when there is a reason to expect an answer: the network or the server is back, or
 * somebody looks at the tab again. Returns the way to stop.
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

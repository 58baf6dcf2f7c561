import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from './client.ts';
import { retryFailed } from './polling.ts';

/** What is shown on the page and could not be refreshed. */
export interface Stale {
  /** When the oldest of it was answered, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** Asks again; resolves when all has been answered or has failed. */
  readonly retry: () => Promise<void>;
}

const cache = queryClient.getQueryCache();

const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));

/** Time of the oldest answer on the screen whose last refresh failed; 0: there is none. */
function oldest(): number {
  const times = cache
    .getAll()
    .filter((query) => query.isActive() && query.state.status === 'error' && query.state.data !== undefined)
    .filter(({ meta }) => meta?.['isOfFrame'] !== true)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? 0 : Math.min(...times);
}

/** While something on the screen could not be refreshed: how old it is, and the way to ask again. */
export function useStale(): Stale | undefined {
  const updatedAt = useSyncExternalStore(subscribe, oldest);
  return updatedAt === 0 ? undefined : { updatedAt, retry: retryFailed };
}

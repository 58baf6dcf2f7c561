import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from './client.ts';
import { retryFailed } from './polling.ts';

/** Data on the page that could not be refreshed. */
export interface Stale {
  /** When the oldest of it was fetched, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** Refetches it; resolves when all requests have succeeded or failed. */
  readonly retry: () => Promise<void>;
}

const cache = queryClient.getQueryCache();

const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));

/** When the oldest data on the screen whose last refresh failed was fetched; 0: there is none. */
function oldest(): number {
  const times = cache
    .getAll()
    .filter((query) => query.isActive() && query.state.status === 'error' && query.state.data !== undefined)
    .filter(({ meta }) => meta?.['isOfFrame'] !== true)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? 0 : Math.min(...times);
}

/** While data on the screen could not be refreshed: its age and a retry function; otherwise undefined. */
export function useStale(): Stale | undefined {
  const updatedAt = useSyncExternalStore(subscribe, oldest);
  return updatedAt === 0 ? undefined : { updatedAt, retry: retryFailed };
}

import { isKind } from '@console/shared/api';
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from './client.ts';
import { retryFailed } from './polling.ts';

/** What the page lacks since its last requests. */
export interface Stale {
  /** When the oldest data that could not be refreshed was fetched, in milliseconds since 1970; absent when there is none. */
  readonly updatedAt?: number;
  /** Something was never loaded: it could not be read, or only because the person may not read it. */
  readonly missing?: 'failed' | 'refused';
  /** Refetches it; resolves when all requests have succeeded or failed. */
  readonly retry: () => Promise<void>;
}

const cache = queryClient.getQueryCache();

const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));

/** Failed queries on the screen. A 404 is a result: what was looked up is gone, and its cell says so. */
const failed = () =>
  cache
    .getAll()
    .filter((query) => query.isActive() && query.state.status === 'error')
    .filter(({ meta, state }) => meta?.['isOfFrame'] !== true && !isKind(state.error, 'not-found'));

/** What the page lacks, as one value that can be compared: the age of the oldest data, and what is missing. */
function lack(): string {
  const all = failed();
  const times = all.filter(({ state }) => state.data !== undefined).map(({ state }) => state.dataUpdatedAt);
  const missing = all.filter(({ state }) => state.data === undefined);
  const isRefused = missing.every(({ state }) => isKind(state.error, 'forbidden'));
  return `${times.length === 0 ? 0 : Math.min(...times)} ${missing.length === 0 ? '' : isRefused ? 'refused' : 'failed'}`;
}

/** While something on the screen could not be refreshed or loaded: what, and a retry function; otherwise undefined. */
export function useStale(): Stale | undefined {
  const [time, missing] = useSyncExternalStore(subscribe, lack).split(' ');
  const updatedAt = Number(time);
  if (updatedAt === 0 && missing === '') return undefined;
  return {
    ...(updatedAt > 0 && { updatedAt }),
    ...((missing === 'failed' || missing === 'refused') && { missing }),
    retry: retryFailed,
  };
}

import { isKind } from '@console/shared/api';
import { notifyManager, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from './client.ts';
import { missingOf } from './partial.ts';
import { retryFailed } from './polling.ts';

/** Data that the page lacks since its last requests. */
export interface Stale {
  /** When the oldest data that could not be refreshed was fetched, in milliseconds since 1970; absent when there is none. */
  readonly updatedAt?: number;
  /** Whether some data was never loaded: it could not be read, or only because the user may not read it. */
  readonly missing?: 'failed' | 'refused';
  /** Refetches it; resolves when all requests have succeeded or failed. */
  readonly retry: () => Promise<void>;
}

const cache = queryClient.getQueryCache();

const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));

/** The last error of each query. */
const errors = new WeakMap<object, unknown>();

/** Why a query has no data, also while it is fetched again: until then the failure is still the latest result. */
function failureOf(query: Query): unknown {
  const { data, error, errorUpdateCount } = query.state;
  if (error !== null) errors.set(query, error);
  return data === undefined && errorUpdateCount > 0 ? (error ?? errors.get(query)) : (error ?? undefined);
}

/**
 * The missing data of the page, as one value that can be compared: the age of the oldest data, and the missing parts. A 404 is a result:
 * the object does not exist, and its cell shows that.
 */
function lack(): string {
  let oldest = 0;
  const missing: unknown[] = [];
  for (const query of cache.getAll()) {
    const { data, dataUpdatedAt } = query.state;
    const parts = missingOf(data);
    const failure = failureOf(query);
    // Whether a query is on the screen costs more to find out than whether it failed
    if (failure === undefined && parts.length === 0) continue;
    if (query.meta?.['isOfFrame'] === true || !query.isActive()) continue;
    missing.push(...parts);
    if (failure === undefined || isKind(failure, 'not-found')) continue;
    if (data === undefined) missing.push(failure);
    else oldest = Math.min(oldest || dataUpdatedAt, dataUpdatedAt);
  }
  const isRefused = missing.every((error) => isKind(error, 'forbidden'));
  return `${oldest} ${missing.length === 0 ? '' : isRefused ? 'refused' : 'failed'}`;
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

import { isKind } from '@console/shared/api';
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from './client.ts';
import { missingOf } from './partial.ts';

const cache = queryClient.getQueryCache();

const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));

/** As one text, which is equal while nothing changes. */
function goneNow(): string {
  const errors = cache
    .findAll({ type: 'active' })
    .flatMap(({ state }): readonly unknown[] => [state.error, ...missingOf(state.data)]);
  return [...new Set(errors.flatMap((error) => (isKind(error, 'gone') ? (error.operation ?? []) : [])))]
    .toSorted()
    .join(', ');
}

/** The operations that the screen reads and this server does not have, as text; empty when it has all. */
export const useGoneReads = (): string => useSyncExternalStore(subscribe, goneNow);

import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './client.ts';
import type { Query } from './query.ts';

/**
 * Calls the listener with new data of a query, whatever requested it; sends no request itself. Returns a function that removes
 * the listener.
 */
export function onData<Data>(each: Query<Data>, listener: (data: Data) => void): () => void {
  const observer = new QueryObserver<Data>(queryClient, { ...each, enabled: false });
  let seen = observer.getCurrentResult().dataUpdatedAt;
  return observer.subscribe(({ data, dataUpdatedAt }) => {
    if (data === undefined || dataUpdatedAt === seen) return;
    seen = dataUpdatedAt;
    listener(data);
  });
}

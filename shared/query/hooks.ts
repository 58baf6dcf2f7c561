import { isKind } from '@console/shared/api';
import type { ApiError, ReadId } from '@console/shared/api';
import { queryClient } from './client.ts';
import {
  keepPreviousData,
  useIsFetching,
  useQueries as useLibraryQueries,
  useQuery as useLibraryQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';

import { pollDelay } from './polling.ts';
import type { Query } from './query.ts';

/** How a query on the screen is kept up to date. */
export interface LoadedOptions<Data> {
  /** Milliseconds until the next poll, computed from the data shown; false: no polling. Never polls in a hidden tab. */
  poll?: ((data: Data) => number | false) | undefined;
  /** The longest pause between two polls in milliseconds after failures; default: a minute. */
  longest?: number | undefined;
}

export interface QueryOptions<Data> extends LoadedOptions<Data> {
  /** False: sends no request; cached data is still shown. */
  enabled?: boolean;
  /** When the query changes, the old data stays until the new data has arrived. */
  keepPrevious?: boolean;
}

interface PolledState<Data> {
  data: Data | undefined;
  status: 'pending' | 'error' | 'success';
  isInvalidated: boolean;
}

type PolledQuery<Data> = Parameters<typeof pollDelay>[0] & { state: PolledState<Data> };

/**
 * Data that is invalidated but not refetched belongs to a deleted object (`makeStale`): a poll would show "Page not found"
 * for a moment while the page closes. A failed refresh invalidates data too; in that case polling continues.
 */
function pollOptions<Data>({ poll, longest }: LoadedOptions<Data>) {
  if (!poll) return {};
  return {
    refetchInterval: (query: PolledQuery<Data>) => {
      const { data, status, isInvalidated } = query.state;
      if (data === undefined || (isInvalidated && status === 'success')) return false;
      const pace = poll(data);
      return pace !== false && pollDelay(query, pace, longest);
    },
  };
}

/** The loaded data with the error of the last refresh, for `useLoaded` and `usePage`. */
export function useAnswer<Data>(
  query: Query<Data>,
  options: LoadedOptions<Data>,
): { data: Data; error: ApiError | null; updatedAt: number } {
  const { data, error, dataUpdatedAt } = useSuspenseQuery<Data, ApiError>(
    { ...query, ...pollOptions(options) },
    queryClient,
  );
  // The object was deleted while its page was open: there is nothing left to show
  if (isKind(error, 'not-found')) throw error;
  return { data, error, updatedAt: dataUpdatedAt };
}

/**
 * The data of a query that the route's loader fetched; never undefined. If the cache no longer has it, the screen suspends
 * while it is refetched, and an error of that request goes to the error boundary. A failed refresh does not change the page,
 * except "not found", which goes to the error boundary.
 */
export const useLoaded = <Data>(query: Query<Data>, options: LoadedOptions<Data> = {}): Data =>
  useAnswer(query, options).data;

/** An optional query of a page: pickers, lookups, charts. Fetched when the component is first rendered. */
export function useQuery<Data>(
  query: Query<Data>,
  { enabled = true, keepPrevious = false, ...options }: QueryOptions<Data> = {},
): UseQueryResult<Data, ApiError> {
  return useLibraryQuery<Data, ApiError>(
    {
      ...query,
      enabled,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
      ...pollOptions(options),
    },
    queryClient,
  );
}

/** Several queries of one type, such as one per row. */
export function useQueries<Data>(queries: readonly Query<Data>[]): UseQueryResult<Data, ApiError>[] {
  return useLibraryQueries({ queries: queries.map((query) => ({ ...query })) }, queryClient);
}

/** The same, kept up to date. */
export function usePolledQueries<Data>(
  queries: readonly Query<Data>[],
  options: LoadedOptions<Data>,
): UseQueryResult<Data, ApiError>[] {
  const polled = pollOptions(options);
  return useLibraryQueries({ queries: queries.map((query) => ({ ...query, ...polled })) }, queryClient);
}

/** True while a query on the screen that reads one of these operations is being fetched. */
export function useFetching(...operations: readonly { readonly id: ReadId }[]): boolean {
  const ids = new Set<unknown>(operations.map(({ id }) => id));
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => ids.has(queryKey[0]);
  return useIsFetching({ type: 'active', predicate }, queryClient) > 0;
}

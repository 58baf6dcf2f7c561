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
  /** Milliseconds until the next ask, by the answer shown; false: no polling. Never polls in a hidden tab. */
  poll?: ((data: Data) => number | false) | undefined;
}

/** How a secondary query is asked. */
export interface QueryOptions<Data> extends LoadedOptions<Data> {
  /** False: not asked, what is cached is still shown. */
  enabled?: boolean;
  /** When the query changes, the old answer stays until the new one is there. */
  keepPrevious?: boolean;
}

interface PolledState<Data> {
  data: Data | undefined;
  status: 'pending' | 'error' | 'success';
  isInvalidated: boolean;
}

type PolledQuery<Data> = Parameters<typeof pollDelay>[0] & { state: PolledState<Data> };

/**
 * An answer that is stale and not asked for again is that of an object that is gone (`makeStale`): a poll would flash "Page
 * not found" on the way out. A failed refresh leaves an answer stale too; there the polls go on.
 */
function pollOptions<Data>({ poll }: LoadedOptions<Data>) {
  if (!poll) return {};
  return {
    refetchInterval: (query: PolledQuery<Data>) => {
      const { data, status, isInvalidated } = query.state;
      if (data === undefined || (isInvalidated && status === 'success')) return false;
      const pace = poll(data);
      return pace !== false && pollDelay(query, pace);
    },
  };
}

/** The loaded answer with the failure of the last refresh, for `useLoaded` and `usePage`. */
export function useAnswer<Data>(
  query: Query<Data>,
  options: LoadedOptions<Data>,
): { data: Data; error: ApiError | null; updatedAt: number } {
  const { data, error, dataUpdatedAt } = useSuspenseQuery<Data, ApiError>(
    { ...query, ...pollOptions(options) },
    queryClient,
  );
  // the object went away under the page: there is nothing left to show
  if (isKind(error, 'not-found')) throw error;
  return { data, error, updatedAt: dataUpdatedAt };
}

/**
 * The answer of a query the route's loader fetched; never undefined. If the cache lost it, the screen suspends
 * while it is fetched again, and a failure of that goes to the error boundary. A failed refresh leaves the page as
 * it is, but for "not found".
 */
export const useLoaded = <Data>(query: Query<Data>, options: LoadedOptions<Data> = {}): Data =>
  useAnswer(query, options).data;

/** A query the page can do without: pickers, look-ups, charts. Asked when first shown. */
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

/** Several queries of one kind, such as one a row. */
export function useQueries<Data>(queries: readonly Query<Data>[]): UseQueryResult<Data, ApiError>[] {
  return useLibraryQueries({ queries: queries.map((query) => ({ ...query })) }, queryClient);
}

/** True while anything on the screen that reads one of these operations is being asked for. */
export function useFetching(...operations: readonly { readonly id: ReadId }[]): boolean {
  const ids = new Set<unknown>(operations.map(({ id }) => id));
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => ids.has(queryKey[0]);
  return useIsFetching({ type: 'active', predicate }, queryClient) > 0;
}

import { inputOf } from '@console/shared/api';
import type { AnyInput, ApiError, ErrorKind, InputArgs, Output, Read, ReadId } from '@console/shared/api';
import { call, whileSignedIn } from '@console/shared/runtime';
import { queryClient } from './client.ts';
import { CancelledError, hashKey, queryOptions } from '@tanstack/react-query';
import type { DataTag } from '@tanstack/react-query';

/** Cache key of a read: operation id and input. */
export type Key = readonly [id: ReadId, input: AnyInput];

/** Argument of a query function. */
export interface QueryContext {
  readonly signal: AbortSignal;
  /** Failures that the caller handles as results; they are not logged as warnings. */
  readonly expects?: readonly ErrorKind[];
  /** Present when the data is cached to be shown: such a read waits for the sign-in over the page, any other gets the 401. */
  readonly queryKey?: readonly unknown[];
}

/** A cacheable request: loaders start it and hooks observe it. */
export interface Query<Data> {
  /** Starts with the id of the operation that it depends on; writes invalidate it by this id. */
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: QueryContext) => Promise<Data>;
  /** Milliseconds until the data is stale; two seconds when absent. */
  readonly staleTime?: number;
  /** The query belongs to the frame, not to the page: a failed refresh is not shown. */
  readonly meta?: { readonly isOfFrame: true };
}

/** The query of an operation. Its key carries the type of the data. */
export interface OperationQuery<Id extends ReadId> extends Query<Output<Id>> {
  readonly queryKey: DataTag<Key, Output<Id>, ApiError>;
}

/** A query with data of any type, for lists of queries. */
export type AnyQuery = Query<unknown>;

/** A query as a function of the page token and the rows of a page; without a token, the first page. */
export type PageQuery<Item> = (token?: string, limit?: number) => Query<Page<Item>>;

export interface Page<Item> {
  items: Item[];
  /** Token of the next page; null or absent on the last one. */
  nextPage?: string | null | undefined;
}

/** Creates the query of a read: `query(projectView, { path: { project } })`. Sends no request. */
export function query<Id extends ReadId>(operation: Read<Id>, ...args: InputArgs<Id>): OperationQuery<Id> {
  const input = inputOf(args);
  const queryFn: Query<Output<Id>>['queryFn'] = ({ signal, expects, queryKey: shown }) =>
    call(operation, input, { signal, expects, afterSignIn: shown !== undefined });
  const key: Key = [operation.id, input];
  const { queryKey } = queryOptions<Output<Id>, ApiError, Output<Id>, Key>({ queryKey: key, queryFn });
  return { queryKey, queryFn };
}

/**
 * Whether a request was aborted because the last component that showed it has left the screen. Others that wait for the same
 * request get this error too. Data that is removed, as at a sign-out, does not count: it must not be read again.
 */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof CancelledError && error.revert === true;

/**
 * The query in the cache, by its hash: `find` hashes the key once for each query in the cache, and a list has one for each of its rows.
 */
export const findQuery = ({ queryKey }: AnyQuery) => queryClient.getQueryCache().get(hashKey(queryKey));

/**
 * The data of one query, from the cache while it is fresh. Rejects when its request was aborted ({@link isAbandoned}): TanStack Query
 * then resolves with the data that was there before, which may be from before a change.
 */
export async function fetchOnce<Data>(each: Query<Data>): Promise<Data> {
  const known = findQuery(each);
  const updates = known?.state.dataUpdateCount;
  const { staleTime } = queryClient.defaultQueryOptions(each);
  const isFresh = typeof staleTime === 'number' && known?.isStaleByTime(staleTime) === false;
  const data = await queryClient.fetchQuery(each);
  if (known && !isFresh && known.state.dataUpdateCount === updates)
    throw new CancelledError({ revert: true });
  return data;
}

/**
 * The data of one query that is only shown, from the cache when it is at most two seconds old: for queries of several reads,
 * loaders, and changes that are followed. It waits for the sign-in over the page, so nothing may be written after it. A component
 * that shows the same query may leave meanwhile: the request is then sent again.
 */
export const fetchToShow = async <Data>(each: Query<Data>): Promise<Data> => {
  try {
    return await fetchOnce(each);
  } catch (error) {
    if (isAbandoned(error)) return fetchToShow(each);
    throw error;
  }
};

/**
 * The same for everything else: for forms and actions, which read before they write. Rejects as a write does when the session has
 * ended: the user signs in and sends again.
 */
export const fetchQuery = <Data>(each: Query<Data>): Promise<Data> =>
  whileSignedIn(String(each.queryKey[0]), fetchToShow(each));

/** Fetches the queries that are stale. Errors are handled by the components that read them. */
export function prefetch(queries: readonly AnyQuery[]): void {
  for (const each of queries) void queryClient.prefetchQuery(each);
}

/** Puts data that is already known into the cache, such as a row whose page opens next. */
export function seed<Data>(each: Query<Data>, data: NoInfer<Data>): void {
  queryClient.setQueryData<unknown>(each.queryKey, data);
}

/** Whether the cache has data of any age for the query. */
export const isCached = ({ queryKey }: AnyQuery): boolean => queryClient.getQueryData(queryKey) !== undefined;

/** Refetches the queries on the screen that read these operations; resolves when all have succeeded or failed. */
export function refresh(...operations: readonly { readonly id: ReadId }[]): Promise<void> {
  const ids = new Set<unknown>(operations.map(({ id }) => id));
  return queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => ids.has(queryKey[0]) });
}

/** Clears the cache and refetches the queries on the screen. For the demo, whose mock data can be reset. */
export const resetAnswers = (): Promise<void> => queryClient.resetQueries();

/** Removes cached data that is not on the screen: it may be the reason why a page fails to render. */
export const clearInactive = (): void => queryClient.removeQueries({ type: 'inactive' });

/** Clears the cache. For signing out. */
export const clearCache = (): void => queryClient.clear();

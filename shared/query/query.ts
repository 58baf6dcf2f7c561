import { inputOf } from '@console/shared/api';
import type {
  AnyInput,
  ApiError,
  ErrorKind,
  InputArgs,
  Output,
  PagedId,
  Read,
  ReadId,
} from '@console/shared/api';
import { call } from '@console/shared/runtime';
import { queryClient } from './client.ts';
import { queryOptions } from '@tanstack/react-query';
import type { DataTag } from '@tanstack/react-query';

/** The key a read's answer is cached under: operation id and input. */
export type Key = readonly [id: ReadId, input: AnyInput];

/** What the function of a query is given. */
export interface QueryContext {
  readonly signal: AbortSignal;
  /** Failures that are answers to whoever asks. */
  readonly expects?: readonly ErrorKind[];
}

/** Something to ask and to cache: what loaders start and hooks observe. */
export interface Query<Data> {
  /** Starts with the id of the operation it depends on, by which it is made stale. */
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: QueryContext) => Promise<Data>;
  /** Milliseconds the answer is good for; two seconds when absent. */
  readonly staleTime?: number;
  /** Of the frame, not of the page: nobody is told when it cannot be refreshed. */
  readonly meta?: { readonly isOfFrame: true };
}

/** The query of an operation. Its key carries the type of the answer. */
export interface OperationQuery<Id extends ReadId> extends Query<Output<Id>> {
  readonly queryKey: DataTag<Key, Output<Id>, ApiError>;
}

/** A query of whatever answer, for lists of them. */
export type AnyQuery = Query<unknown>;

/** A query as a function of the page token and the rows of a page; without a token, the first page. */
export type PageQuery<Item> = (token?: string, limit?: number) => Query<Page<Item>>;

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Token of the next page; null or absent on the last one. */
  nextPage?: string | null | undefined;
}

/** The item type of a paged operation. */
export type ItemOf<Id extends PagedId> = Output<Id>['items'][number];

/** Makes the query of a read: `query(projectView, { path: { project } })`. Starts nothing. */
export function query<Id extends ReadId>(operation: Read<Id>, ...args: InputArgs<Id>): OperationQuery<Id> {
  const input = inputOf(args);
  const queryFn: Query<Output<Id>>['queryFn'] = ({ signal, expects }) =>
    call(operation, input, { signal, expects });
  const key: Key = [operation.id, input];
  const { queryKey } = queryOptions<Output<Id>, ApiError, Output<Id>, Key>({ queryKey: key, queryFn });
  return { queryKey, queryFn };
}

/** The answer of one query, from the cache when it is at most two seconds old. For look-ups outside of screens. */
export const fetchQuery = <Data>(each: Query<Data>): Promise<Data> => queryClient.fetchQuery(each);

/** Asks for what is stale and leaves a failure to whoever reads it. */
export function prefetch(queries: readonly AnyQuery[]): void {
  for (const each of queries) void queryClient.prefetchQuery(each);
}

/** Puts an answer that is already at hand into the cache, such as a row whose page opens next. */
export function seed<Data>(each: Query<Data>, data: NoInfer<Data>): void {
  queryClient.setQueryData<unknown>(each.queryKey, data);
}

/** Whether an answer is at hand, old or not: what shows it need not wait for anything. */
export const isCached = ({ queryKey }: AnyQuery): boolean => queryClient.getQueryData(queryKey) !== undefined;

/** Asks again for what is on the screen from these reads; resolves when all have answered or failed. */
export function refresh(...operations: readonly { readonly id: ReadId }[]): Promise<void> {
  const ids = new Set<unknown>(operations.map(({ id }) => id));
  return queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => ids.has(queryKey[0]) });
}

/** Forgets every answer and asks again for what is on the screen. For the demo, whose server changes its mind. */
export const resetAnswers = (): Promise<void> => queryClient.resetQueries();

/** Forgets what is not on the screen: what was answered may be why a page cannot be drawn. */
export const clearInactive = (): void => queryClient.removeQueries({ type: 'inactive' });

/** Forgets every answer. For signing out. */
export const clearCache = (): void => queryClient.clear();

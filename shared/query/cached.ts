import { queryClient } from './client.ts';
import type { AnyQuery, Page, PageQuery, Query } from './query.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The input of a list without page size and page token, as a text: the same for all pages of one list. */
function listOf({ queryKey: [id, input] }: AnyQuery): string {
  const { query: asked, ...rest } = isRecord(input) ? input : {};
  const { limit: _limit, pageToken: _token, ...scope } = isRecord(asked) ? asked : {};
  return JSON.stringify([id, rest, Object.entries(scope).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/**
 * The items of all pages of a list that are cached, of any page size and age; an item that several pages have occurs more than
 * once. Sends no request.
 */
export function cachedItems<Item>(page: PageQuery<Item>): Item[] {
  const asked = page();
  const list = listOf(asked);
  return queryClient
    .getQueriesData<Page<Item>>({ queryKey: asked.queryKey.slice(0, 1) })
    .filter(([queryKey]) => listOf({ ...asked, queryKey }) === list)
    .flatMap(([, data]) => (isRecord(data) && Array.isArray(data.items) ? data.items : []));
}

/** The cached data of a query when it is at most `age` milliseconds old and no write has made it stale. */
export function freshAnswer<Data>({ queryKey }: Query<Data>, age: number): Data | undefined {
  const state = queryClient.getQueryState<Data>(queryKey);
  const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt <= age;
  return isFresh ? state.data : undefined;
}

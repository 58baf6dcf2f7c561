import { queryClient } from './client.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { Page, PageQuery, Query } from './query.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The texts of keys: a search reads the keys of the whole cache at each letter, and they stay the same. */
const lists = new WeakMap<QueryKey, string>();

/** The input of a list without page size and page token, as a text: the same for all pages of one list. */
function listOf(queryKey: QueryKey): string {
  const known = lists.get(queryKey);
  if (known !== undefined) return known;
  const [id, input] = queryKey;
  const { query: asked, ...rest } = isRecord(input) ? input : {};
  const { limit: _limit, pageToken: _token, ...scope } = isRecord(asked) ? asked : {};
  const list = JSON.stringify([id, rest, Object.entries(scope).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  lists.set(queryKey, list);
  return list;
}

/**
 * The items of all pages of a list that are cached, of any page size and age; an item that several pages have occurs more than
 * once. Sends no request.
 */
export type CachedItems = <Item>(page: PageQuery<Item>) => Item[];

/** The cached items of any list at this moment. Reads the keys of the cache once, for all lists that the caller asks for. */
export function readCache(): CachedItems {
  const keys = Map.groupBy(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
    listOf,
  );
  return <Item>(page: PageQuery<Item>) =>
    (keys.get(listOf(page().queryKey)) ?? []).flatMap((queryKey) => {
      const data = queryClient.getQueryData<Page<Item>>(queryKey);
      return isRecord(data) && Array.isArray(data.items) ? data.items : [];
    });
}

/** The cached data of a query when it is at most `age` milliseconds old and no write has made it stale. */
export function freshAnswer<Data>({ queryKey }: Query<Data>, age: number): Data | undefined {
  const state = queryClient.getQueryState<Data>(queryKey);
  const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt <= age;
  return isFresh ? state.data : undefined;
}

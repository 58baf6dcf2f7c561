import { isRecord } from '@console/shared/record';
import { queryClient } from './client.ts';
import { hashKey, type Query as CachedQuery, type QueryKey } from '@tanstack/react-query';
import type { Page, PageQuery, Query } from './query.ts';

/** The lists of keys: a search reads all keys of the cache at each letter, and keys never change. */
const lists = new WeakMap<QueryKey, string>();

/** The input of a list without page size and page token, as a text: the same for all pages of one list. */
function listOf({ queryKey }: { readonly queryKey: QueryKey }): string {
  let list = lists.get(queryKey);
  if (list === undefined) {
    const [id, input] = queryKey;
    const { query: asked, ...rest } = isRecord(input) ? input : {};
    const { limit: _limit, pageToken: _token, ...scope } = isRecord(asked) ? asked : {};
    list = hashKey([id, rest, scope]);
    lists.set(queryKey, list);
  }
  return list;
}

/** The cached queries of each list, until the cache changes: a search uses the lists of all projects. */
let byList: Map<string, CachedQuery[]> | undefined;

function readLists(): Map<string, CachedQuery[]> {
  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe(() => {
    byList = undefined;
    stop();
  });
  return Map.groupBy(cache.getAll(), listOf);
}

/**
 * The items of all pages of a list that are cached, of any page size and age; an item that several pages have occurs more than
 * once. Sends no request.
 */
export function cachedItems<Item>(page: PageQuery<Item>): Item[] {
  byList ??= readLists();
  return (byList.get(listOf(page())) ?? []).flatMap(({ queryKey }) => {
    const data = queryClient.getQueryData<Page<Item>>(queryKey);
    return isRecord(data) && Array.isArray(data.items) ? data.items : [];
  });
}

/** The cached data of a query, of any age. Sends no request. */
export const cachedAnswer = <Data>({ queryKey }: Query<Data>): Data | undefined =>
  queryClient.getQueryData<Data>(queryKey);

/** The cached data of a query when it is at most `age` milliseconds old and no write has made it stale. */
export function freshAnswer<Data>({ queryKey }: Query<Data>, age: number): Data | undefined {
  const state = queryClient.getQueryState<Data>(queryKey);
  const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt <= age;
  return isFresh ? state.data : undefined;
}

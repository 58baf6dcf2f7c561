import type { AnyQuery, Page } from './query.ts';

/** The page size of a query; undefined when the server chooses it. */
function limitOf({ queryKey: [, input] }: AnyQuery): number | undefined {
  if (typeof input !== 'object' || input === null || !('query' in input)) return undefined;
  const { query } = input;
  const limit: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, 'limit') : undefined;
  return typeof limit === 'number' ? limit : undefined;
}

/**
 * Token of the next page; undefined at the end of the list. The server sends a token with every page that is not empty, so
 * a page with fewer rows than the limit is the last (docs/contract/wire-rules.md "Pagination"). After a full last page comes an
 * empty one.
 * @param query the query that fetched the page
 */
export function nextOf({ items, nextPage }: Page<unknown>, query: AnyQuery): string | undefined {
  const limit = limitOf(query);
  const isShort = limit !== undefined && items.length < limit;
  return isShort || !nextPage ? undefined : nextPage;
}

import type { AnyQuery, Page } from './query.ts';

/** The rows that a query of a page asks for; undefined when it leaves that to the server. */
function limitOf({ queryKey: [, input] }: AnyQuery): number | undefined {
  if (typeof input !== 'object' || input === null || !('query' in input)) return undefined;
  const { query } = input;
  const limit: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, 'limit') : undefined;
  return typeof limit === 'number' ? limit : undefined;
}

/**
 * Token of the page after this one; undefined at the end of the list. The server sends a token with every page that is not empty, so
 * a page that is shorter than asked for is the last (docs/contract/wire-rules.md "Pagination"). A full last page leads to an empty one.
 * @param query what the page was asked for with
 */
export function nextOf({ items, nextPage }: Page<unknown>, query: AnyQuery): string | undefined {
  const limit = limitOf(query);
  const isShort = limit !== undefined && items.length < limit;
  return isShort || !nextPage ? undefined : nextPage;
}

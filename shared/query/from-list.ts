import { isRecord } from '@console/shared/record';
import { queryClient } from './client.ts';
import type { AnyQuery } from './query.ts';

/** Views whose list contains other objects (shared/query/from-list.test.ts checks this against the API). */
export const UNLIKE_LIST: ReadonlySet<string> = new Set(['networkingSwitchPortSettingsView']);

/** Selectors that choose a part of a list, not the list itself. */
const OF_PAGE: ReadonlySet<string> = new Set(['limit', 'pageToken', 'sortBy']);

/** The selectors of an object: `{"project":"edge"}`. */
function scopeOf(input: unknown): string {
  const query = isRecord(input) && isRecord(input['query']) ? input['query'] : {};
  const scope = Object.entries(query).filter(([key, value]) => !OF_PAGE.has(key) && value !== undefined);
  return JSON.stringify(scope.toSorted(([one], [other]) => one.localeCompare(other)));
}

/**
 * Replaces a view whose request failed by the object in a cached list, with the age of the list: the page opens with it, and shows
 * that its refresh failed.
 * @returns false when the query is not a view, and when no list contains the object
 */
export function takeFromList({ queryKey: [id, input] }: AnyQuery): boolean {
  if (typeof id !== 'string' || !id.endsWith('View') || UNLIKE_LIST.has(id)) return false;
  const path = isRecord(input) && isRecord(input['path']) ? Object.values(input['path']) : [];
  const [selector] = path;
  if (path.length !== 1 || typeof selector !== 'string') return false;
  const list = `${id.slice(0, -'View'.length)}List`;
  const cached = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === list });
  for (const { queryKey, state } of cached) {
    const items = isRecord(state.data) && Array.isArray(state.data['items']) ? state.data['items'] : [];
    const isSamePlace = scopeOf(queryKey[1]) === scopeOf(input);
    const row: unknown = items.find(
      (one: unknown) =>
        isRecord(one) && (one['id'] === selector || (isSamePlace && one['name'] === selector)),
    );
    if (row === undefined) continue;
    // Older than what counts as fresh, so that the page refetches it when it opens
    queryClient.setQueryData([id, input], row, {
      updatedAt: Math.min(state.dataUpdatedAt, Date.now() - 60_000),
    });
    return true;
  }
  return false;
}

import { queryClient } from './client.ts';
import type { AnyQuery } from './query.ts';

/** Views whose list has other objects than they have (shared/query/from-list.test.ts holds this against the API). */
export const UNLIKE_LIST: ReadonlySet<string> = new Set(['networkingSwitchPortSettingsView']);

/** Selectors that say which part of a list is read, not of what. */
const OF_PAGE: ReadonlySet<string> = new Set(['limit', 'pageToken', 'sortBy']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where an object is: `{"project":"edge"}`. */
function scopeOf(input: unknown): string {
  const query = isRecord(input) && isRecord(input['query']) ? input['query'] : {};
  const scope = Object.entries(query).filter(([key, value]) => !OF_PAGE.has(key) && value !== undefined);
  return JSON.stringify(scope.toSorted(([one], [other]) => one.localeCompare(other)));
}

/**
 * Puts what a list in the cache knows of an object in the place of the view that could not be read, with the age of the list: the
 * page opens with it, and its refresh says that it failed.
 * @returns false when the query is no view, and when no list has the object
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
    // Older than what counts as fresh, so that the page asks for it again when it opens
    queryClient.setQueryData([id, input], row, {
      updatedAt: Math.min(state.dataUpdatedAt, Date.now() - 60_000),
    });
    return true;
  }
  return false;
}

import { useQuery } from './hooks.ts';
import type { PageState } from './page.ts';
import type { Page, Query } from './query.ts';

/**
 * Every row of a list that is shown page by page, for the palette and for parts that depend on all rows. `all` is read only when the
 * list has several pages; until its response has arrived, the rows are those of the page.
 */
export function useEveryRow<Item>(
  { items, hasPrev, hasNext }: Pick<PageState<Item>, 'items' | 'hasPrev' | 'hasNext'>,
  all: Query<Page<Item>>,
): Item[] {
  const isPart = hasPrev || hasNext;
  const { data } = useQuery(all, { enabled: isPart });
  return (isPart && data?.items) || items;
}

import { isKind } from '@console/shared/api';
import { nextOf } from './next-page.ts';
import type { Page, PageQuery, Query } from './query.ts';

/**
 * All pages of a list as one answer, asked for one after the other: for pickers and the palette, where what is on a later
 * page could else not be reached. Give it large pages.
 */
export function everyPage<Item>(pageQuery: PageQuery<Item>): Query<Page<Item>> {
  return {
    queryKey: [...pageQuery().queryKey, 'every page'],
    queryFn: async (context) => {
      const from = async (token?: string): Promise<Item[]> => {
        const asked = pageQuery(token);
        const page = await asked.queryFn(context);
        const { items } = page;
        const nextPage = nextOf(page, asked);
        return nextPage ? [...items, ...(await from(nextPage))] : items;
      };
      return { items: await from() };
    },
  };
}

/**
 * The same, with `null` for what is not there: that something is gone is then an answer like any other, which stays on the
 * screen while it is asked for again.
 */
export function optionalLookup<Data>(each: Query<Data>): Query<Data | null> {
  return {
    ...each,
    queryKey: [...each.queryKey, 'or gone'],
    queryFn: async (context) => {
      try {
        return await each.queryFn({ ...context, expects: ['not-found'] });
      } catch (error) {
        if (isKind(error, 'not-found')) return null;
        throw error;
      }
    },
  };
}

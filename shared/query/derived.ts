import { apiError, type ErrorKind, isKind } from '@console/shared/api';
import { NOT_REPORTED } from '@console/shared/format';
import { nextOf } from './next-page.ts';
import type { Page, PageQuery, Query } from './query.ts';

/**
 * All pages of a list as one result, fetched one after the other. For pickers and the palette, which have no pagination and
 * must offer every item. Use a large page size.
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

/** The same query for a reader that handles these failures as results: they are not logged as warnings. */
export const expecting = <Data>(each: Query<Data>, ...expects: readonly ErrorKind[]): Query<Data> => ({
  ...each,
  queryFn: (context) => each.queryFn({ ...context, expects }),
});

/**
 * The same query with `null` as the result of a 404. The 404 is then cached like any other result and stays on the screen
 * during a refetch.
 */
export function optionalLookup<Data>(each: Query<Data>): Query<Data | null> {
  return {
    ...each,
    queryKey: [...each.queryKey, 'or gone'],
    queryFn: async (context) => {
      try {
        return await expecting(each, 'not-found').queryFn(context);
      } catch (error) {
        if (isKind(error, 'not-found')) return null;
        throw error;
      }
    },
  };
}

/**
 * The same query for a screen that requires some members of the response, or of the items of its page: it fails when a server of
 * another version does not send them.
 */
export const reporting = <Data extends object>(
  each: Query<Data>,
  ...members: readonly string[]
): Query<Data> => ({
  ...each,
  queryFn: async (context) => {
    const data = await each.queryFn(context);
    const rows: readonly unknown[] = 'items' in data && Array.isArray(data.items) ? data.items : [data];
    const lacks = (row: unknown) =>
      members.some((name) => typeof row !== 'object' || row === null || !Object.hasOwn(row, name));
    if (rows.some(lacks)) throw apiError({ kind: 'gone', message: NOT_REPORTED });
    return data;
  },
});

/** A list that a user may not be allowed to read. */
export interface Listing<Item> extends Page<Item> {
  /** The server refused it; then there are no items. */
  readonly isRefused?: true;
}

/**
 * The same list, empty and marked when the server refuses it with a 403: for pages whose other parts work for users who may
 * not read the list (docs/contract/corrections.md). The refusal is cached like any other result.
 */
export function orRefused<Item>(each: Query<Page<Item>>): Query<Listing<Item>> {
  return {
    ...each,
    queryKey: [...each.queryKey, 'or refused'],
    queryFn: async (context) => {
      try {
        return await expecting(each, 'forbidden').queryFn(context);
      } catch (error) {
        if (isKind(error, 'forbidden')) return { items: [], isRefused: true };
        throw error;
      }
    },
  };
}

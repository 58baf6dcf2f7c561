import { isApiError } from '@console/shared/api';
import { queryClient } from './client.ts';

import type { Page, PageQuery } from './query.ts';
import { nextOf } from './next-page.ts';
import { isComplete } from './reading.ts';
import type { Rows } from './reading.ts';

/** Rows asked for at once. */
const LARGE = 1000;

/**
 * The token, if rows follow it: a full last page has a token too (docs/corrections.md). Read to the bound, a list would otherwise say
 * that more rows exist when there are none.
 */
async function provenNext(
  token: string | null | undefined,
  next: (token?: string, limit?: number) => Promise<Page<unknown>>,
): Promise<string | null> {
  if (!token) return null;
  const following = await next(token, 1).catch(() => undefined);
  return following?.items.length === 0 ? null : token;
}

/** With `tell`, rows are shown as they come, and kept when the page after them does not. */
async function readOn<Item>(
  rows: Rows<Item>,
  next: (token?: string, limit?: number) => Promise<Page<Item>>,
  most: number,
  tell: ((rows: Rows<Item>) => void) | undefined,
): Promise<Rows<Item>> {
  const { items, nextPage } = await next(rows.nextPage ?? undefined);
  const read = { items: [...rows.items, ...items], nextPage: items.length === 0 ? null : nextPage };
  if (isComplete(read, most)) return { ...read, nextPage: await provenNext(read.nextPage, next) };
  tell?.(read);
  try {
    return await readOn(read, next, most, tell);
  } catch (error) {
    if (!tell || !isApiError(error)) throw error;
    return { ...read, error };
  }
}

/**
 * Reads a list in large pages, one after the other, up to `most` rows. What is in the cache under `queryKey` and not complete is
 * gone on with; complete, it stays until all has been read anew.
 * @throws ApiError of the first page, and of any when the list is read anew
 */
export function readRows<Item>(
  queryKey: readonly unknown[],
  pageQuery: PageQuery<Item>,
  most: number,
  context: { signal: AbortSignal },
): Promise<Rows<Item>> {
  const known = queryClient.getQueryData<Rows<Item>>(queryKey);
  const isAnew = known && isComplete(known, most);
  return readOn(
    isAnew || !known ? { items: [] } : known,
    async (token, limit = LARGE) => {
      const asked = pageQuery(token, limit);
      const page = await asked.queryFn(context);
      return { ...page, nextPage: nextOf(page, asked) };
    },
    most,
    isAnew ? undefined : (rows) => queryClient.setQueryData(queryKey, rows),
  );
}

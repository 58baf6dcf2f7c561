import { isApiError } from '@console/shared/api';
import { queryClient } from './client.ts';

import type { Page, PageQuery } from './query.ts';
import { nextOf } from './next-page.ts';
import { isComplete } from './reading.ts';
import type { Rows } from './reading.ts';

/** Rows per request. */
const LARGE = 1000;

/**
 * The token, if rows follow it. The server sends a token with a full last page too (docs/contract/corrections.md), so a list that ends exactly at
 * the limit would otherwise be reported as incomplete.
 */
async function provenNext(
  token: string | null | undefined,
  next: (token?: string, limit?: number) => Promise<Page<unknown>>,
): Promise<string | null> {
  if (!token) return null;
  const following = await next(token, 1).catch(() => undefined);
  return following?.items.length === 0 ? null : token;
}

/** With `onProgress`, rows are shown as they arrive, and kept when a later page fails. */
async function readOn<Item>(
  rows: Rows<Item>,
  next: (token?: string, limit?: number) => Promise<Page<Item>>,
  most: number,
  onProgress: ((rows: Rows<Item>) => void) | undefined,
): Promise<Rows<Item>> {
  const { items, nextPage } = await next(rows.nextPage ?? undefined);
  const read = { items: [...rows.items, ...items], nextPage: items.length === 0 ? null : nextPage };
  if (isComplete(read, most)) return { ...read, nextPage: await provenNext(read.nextPage, next) };
  onProgress?.(read);
  try {
    return await readOn(read, next, most, onProgress);
  } catch (error) {
    if (!onProgress || !isApiError(error)) throw error;
    return { ...read, error };
  }
}

/**
 * Reads a list in large pages, one after the other, up to `most` rows. Incomplete rows in the cache under `queryKey` are
 * continued; complete rows stay until all rows have been read again.
 * @throws ApiError of the first page, and of any page when a complete list is read again
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

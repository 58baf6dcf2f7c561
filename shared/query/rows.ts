import { isApiError } from '@console/shared/api';
import type { ApiError } from '@console/shared/api';
import { queryClient } from './client.ts';
import { useState } from 'react';

import { useQuery } from './hooks.ts';
import type { LoadedOptions } from './hooks.ts';
import type { Page, PageQuery, Query } from './query.ts';

/** Rows asked for at once when all of them are wanted. */
const LARGE = 1000;
/** Rows that are read before a person has to ask for more: ten calls, and what a browser sorts without a pause. */
export const MOST = 10_000;

/** The beginning of a list, up to a bound or to the page that did not come. */
export interface Rows<Item> extends Page<Item> {
  /** Why the next page did not come. */
  error?: ApiError;
}

/** How far the reading of a list has come. */
export interface Reading {
  /** Further rows are on their way. */
  isReading: boolean;
  /** There are rows that are not read and not on their way. */
  hasMore: boolean;
  /** Why reading stopped early. */
  error: ApiError | null;
  /** Goes on over the bound, or from where it failed. */
  readMore: () => void;
}

const isComplete = ({ items, nextPage, error }: Rows<unknown>, most: number) =>
  !error && (!nextPage || items.length >= most);

/** Reads on from `rows`. With `tell`, rows are shown as they come, and kept when the page after them does not. */
async function readOn<Item>(
  rows: Rows<Item>,
  next: (token?: string) => Promise<Page<Item>>,
  most: number,
  tell: ((rows: Rows<Item>) => void) | undefined,
): Promise<Rows<Item>> {
  const { items, nextPage } = await next(rows.nextPage ?? undefined);
  const read = { items: [...rows.items, ...items], nextPage: items.length === 0 ? null : nextPage };
  if (isComplete(read, most)) return read;
  tell?.(read);
  try {
    return await readOn(read, next, most, tell);
  } catch (error) {
    if (!tell || !isApiError(error)) throw error;
    return { ...read, error };
  }
}

/** The first `most` rows of a list as one answer, in large pages. A reading that stopped early is gone on with. */
function firstRows<Item>(pageQuery: PageQuery<Item>, most: number): Query<Rows<Item>> {
  const queryKey = [...pageQuery().queryKey, 'rows', most];
  return {
    queryKey,
    queryFn: (context) => {
      const known = queryClient.getQueryData<Rows<Item>>(queryKey);
      const isAnew = known && isComplete(known, most);
      return readOn(
        isAnew || !known ? { items: [] } : known,
        (token) => pageQuery(token, LARGE).queryFn(context),
        most,
        // Rows that are read anew take the place of the old ones all at once
        isAnew ? undefined : (rows) => queryClient.setQueryData(queryKey, rows),
      );
    },
  };
}

/**
 * Reads a list from its beginning, as far as `MOST` rows and further when asked. Polls are as much rarer as it takes more
 * calls.
 * @param list what tells lists apart; the bound of another one means nothing
 */
export function useRows<Item>(
  pageQuery: PageQuery<Item>,
  list: string,
  enabled: boolean,
  { poll }: LoadedOptions<Page<Item>>,
): { rows: Rows<Item> | undefined; updatedAt: number; reading: Reading } {
  const [bound, setBound] = useState({ list, most: MOST });
  const most = bound.list === list ? bound.most : MOST;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(firstRows(pageQuery, most), {
    enabled,
    poll:
      poll &&
      ((rows) => {
        const pace = poll(rows);
        return pace && pace * Math.max(1, Math.ceil(rows.items.length / LARGE));
      }),
  });
  const isRead = data !== undefined && isComplete(data, most);
  const readMore = () => {
    if (!isRead) return void refetch();
    // Stale from the start: what is there is gone on with, not taken for an answer
    queryClient.setQueryData(firstRows(pageQuery, most + MOST).queryKey, data, { updatedAt: 0 });
    setBound({ list, most: most + MOST });
  };
  const isReading = isFetching && !isRead;
  return {
    rows: data,
    updatedAt: dataUpdatedAt,
    reading: {
      isReading,
      hasMore: !isReading && (data ? Boolean(data.nextPage) : error !== null),
      error: (isReading ? null : (data?.error ?? (isRead ? null : error))) ?? null,
      readMore,
    },
  };
}

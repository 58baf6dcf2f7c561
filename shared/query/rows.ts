import { useState } from 'react';
import { apiError } from '@console/shared/api';
import { fetchPart } from '@console/shared/runtime';
import { queryClient } from './client.ts';
import { useQuery } from './hooks.ts';
import type { LoadedOptions } from './hooks.ts';
import type { Page, PageQuery, Query } from './query.ts';
import { isComplete } from './reading.ts';
import type { Reading, Rows } from './reading.ts';

/** Rows that are read before the user must load more: ten requests, and as many as a browser sorts without a delay. */
export const MAX_ROWS = 10_000;
/** Rows that one request of a poll covers. */
const THOUSAND = 1000;

const keyOf = <Item>(pageQuery: PageQuery<Item>, most: number) => [...pageQuery().queryKey, 'rows', most];

/** The code that reads a list; its failure is shown beside the button `Read more`, so it is an error with a sentence. */
async function readerCode() {
  try {
    return await fetchPart(() => import(/* webpackChunkName: "read-rows" */ './read-rows.ts'));
  } catch {
    throw apiError({
      kind: 'network',
      message: 'A part of the console could not be loaded, so the list is not complete. Try again.',
    });
  }
}

/** The first `most` rows of a list as one result. Its code is loaded with the first list that needs it. */
function firstRows<Item>(pageQuery: PageQuery<Item>, most: number): Query<Rows<Item>> {
  const queryKey = keyOf(pageQuery, most);
  return {
    queryKey,
    queryFn: async (context) => {
      const { readRows } = await readerCode();
      return readRows(queryKey, pageQuery, most, context);
    },
  };
}

/**
 * Reads a list from its beginning up to `MAX_ROWS` rows, and further on `readMore`. The interval of polling grows with the number
 * of requests that a poll takes.
 * @param list identifies the list; the limit of another list is ignored
 */
export function useRows<Item>(
  pageQuery: PageQuery<Item>,
  list: string,
  enabled: boolean,
  { poll, longest }: LoadedOptions<Page<Item>>,
): { rows: Rows<Item> | undefined; updatedAt: number; reading: Reading } {
  const [bound, setBound] = useState({ list, most: MAX_ROWS });
  const most = bound.list === list ? bound.most : MAX_ROWS;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(firstRows(pageQuery, most), {
    enabled,
    poll:
      poll &&
      ((rows) => {
        const pace = poll(rows);
        return pace && pace * Math.ceil(rows.items.length / THOUSAND);
      }),
    longest,
  });
  const isRead = data !== undefined && isComplete(data, most);
  const isReading = isFetching && !isRead;
  const readMore = () => {
    if (!isRead) return void refetch();
    // Marked as stale at once, so that the next read continues from these rows and does not mistake them for the result
    queryClient.setQueryData(keyOf(pageQuery, most + MAX_ROWS), data, { updatedAt: 0 });
    setBound({ list, most: most + MAX_ROWS });
  };
  // Rows that were read stay when they cannot be refreshed, like those of a page
  const failure = isRead || isReading ? null : (data?.error ?? error);
  const hasMore = !isReading && (data ? Boolean(data.nextPage) : error !== null);
  return {
    rows: data,
    updatedAt: dataUpdatedAt,
    reading: { isReading, hasMore, error: failure, readMore },
  };
}

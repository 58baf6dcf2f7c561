import { useState } from 'react';
import { fetchPart } from '@console/shared/runtime';
import { queryClient } from './client.ts';
import { useQuery } from './hooks.ts';
import type { LoadedOptions } from './hooks.ts';
import type { Page, PageQuery, Query } from './query.ts';
import { isComplete } from './reading.ts';
import type { Reading, Rows } from './reading.ts';

/** Rows that are read before a person has to ask for more: ten calls, and what a browser sorts without a pause. */
export const MAX_ROWS = 10_000;
/** Rows whose polling costs one call. */
const THOUSAND = 1000;

const keyOf = <Item>(pageQuery: PageQuery<Item>, most: number) => [...pageQuery().queryKey, 'rows', most];

/** The first `most` rows of a list as one answer. The code comes with the first list that needs it. */
function firstRows<Item>(pageQuery: PageQuery<Item>, most: number): Query<Rows<Item>> {
  const queryKey = keyOf(pageQuery, most);
  return {
    queryKey,
    queryFn: async (context) => {
      const { readRows } = await fetchPart(
        () => import(/* webpackChunkName: "read-rows" */ './read-rows.ts'),
      );
      return readRows(queryKey, pageQuery, most, context);
    },
  };
}

/**
 * Reads a list from its beginning, as far as `MAX_ROWS` rows and further when asked. Polls are as much rarer as it takes more
 * calls.
 * @param list what tells lists apart; the bound of another one means nothing
 */
export function useRows<Item>(
  pageQuery: PageQuery<Item>,
  list: string,
  enabled: boolean,
  { poll }: LoadedOptions<Page<Item>>,
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
  });
  const isRead = data !== undefined && isComplete(data, most);
  const isReading = isFetching && !isRead;
  const readMore = () => {
    if (!isRead) return void refetch();
    // Stale from the start: what is there is gone on with, not taken for an answer
    queryClient.setQueryData(keyOf(pageQuery, most + MAX_ROWS), data, { updatedAt: 0 });
    setBound({ list, most: most + MAX_ROWS });
  };
  // What has been read and cannot be read anew stays, as a page does
  const failure = isRead || isReading ? null : (data?.error ?? error);
  const hasMore = !isReading && (data ? Boolean(data.nextPage) : error !== null);
  return {
    rows: data,
    updatedAt: dataUpdatedAt,
    reading: { isReading, hasMore, error: failure, readMore },
  };
}

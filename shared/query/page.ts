import { isApiError, isKind } from '@console/shared/api';
import type { ApiError } from '@console/shared/api';
import { queryClient } from './client.ts';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

import { useAnswer } from './hooks.ts';
import type { LoadedOptions } from './hooks.ts';
import type { Page, PageQuery } from './query.ts';
import { nextOf } from './next-page.ts';
import type { Reading } from './reading.ts';
import { useRows } from './rows.ts';

/** A list read page by page, or from its beginning as far as it can be. */
export interface PageState<Item> {
  /** Tells this list apart from others, such as that of another project. */
  list: string;
  items: Item[];
  /** Number of the page shown, from 1. */
  page: number;
  hasPrev: boolean;
  hasNext: boolean;
  prev: () => void;
  next: () => void;
  /** When the rows shown were answered, in milliseconds since 1970. */
  updatedAt: number;
  /** Another page is on its way; the rows shown are still the old ones. */
  isFetching: boolean;
  /** Why the other page did not come. */
  error: ApiError | null;
  /** The page after this one was asked for and is empty: a full page is the last one. */
  isEnd: boolean;
  /** Asks for every row instead of a page, to sort or to filter them; with false, for the page again. */
  wantAll: (all: boolean) => void;
  /** While every row is wanted and there are more than one page of them: how many of them `items` are. */
  reading: Reading | undefined;
}

/** Where a list stands: tokens of the pages gone through after the first; the last is the page shown. */
interface Place {
  /** Which list it is; the place in another one means nothing. */
  list: string;
  tokens: string[];
  isEnd?: boolean;
}

const still = { isFetching: false, error: null };

/**
 * Pages of a list by token. Tokens lead forward only, so the ones used are kept for the way back. The page shown
 * changes when the other one is there. A new list (other project, other filter) starts at its first page. The server gives
 * a full last page a token too; the page that it leads to is empty and is not shown.
 *
 * A list of one page is all there is of it; of a longer one every row is read when it is wanted, and then those are polled.
 */
export function usePage<Item>(
  pageQuery: PageQuery<Item>,
  options: LoadedOptions<Page<Item>> = {},
): PageState<Item> {
  const list = hashKey(pageQuery().queryKey);
  const [place, setPlace] = useState<Place>({ list, tokens: [] });
  const [move, setMove] = useState<Pick<PageState<Item>, 'isFetching' | 'error'>>(still);
  const [isAll, wantAll] = useState(false);
  const tokens = place.list === list && !isAll ? place.tokens : [];
  const { poll } = options;
  const shown = pageQuery(tokens.at(-1));
  const { data, error, updatedAt } = useAnswer(shown, {
    poll: poll && ((page) => (isAll && nextOf(page, shown) ? false : poll(page))),
  });
  const nextPage = nextOf(data, shown);
  const isLong = isAll && nextPage !== undefined;
  const all = useRows(pageQuery, list, isLong, options);

  // Deleting rows can empty a later page, or make its token unknown to the server: step back to what there is.
  if (tokens.length > 0 && (data.items.length === 0 || isKind(error, 'invalid'))) {
    setPlace({ list, tokens: data.items.length === 0 ? tokens.slice(0, -1) : [] });
  }

  async function go(target: string[]) {
    if (move.isFetching) return;
    setMove({ isFetching: true, error: null });
    try {
      const asked = pageQuery(target.at(-1));
      const { items } = await queryClient.ensureQueryData(asked);
      const isEnd = target.length > tokens.length && !items.length;
      // Rows may be added later: the next click asks the server again
      if (isEnd) queryClient.removeQueries(asked);
      setPlace({ list, tokens: isEnd ? tokens : target, isEnd });
      setMove(still);
    } catch (failure) {
      setMove({ isFetching: false, error: isApiError(failure) ? failure : null });
    }
  }

  const rows = isLong ? all.rows : undefined;
  return {
    ...move,
    list,
    isEnd: place.list === list && Boolean(place.isEnd),
    items: rows?.items ?? data.items,
    updatedAt: rows ? all.updatedAt : updatedAt,
    wantAll,
    reading: isLong ? all.reading : undefined,
    page: tokens.length + 1,
    hasPrev: tokens.length > 0,
    hasNext: Boolean(nextPage),
    prev: () => void (tokens.length > 0 && go(tokens.slice(0, -1))),
    next: () => void (nextPage && go([...tokens, nextPage])),
  };
}

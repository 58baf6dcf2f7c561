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

/** A list that is read page by page, or all rows at once up to a limit. */
export interface PageState<Item> {
  /** Identifies the list, for example of one project. */
  list: string;
  items: Item[];
  /** Number of the page shown, from 1. */
  page: number;
  hasPrev: boolean;
  hasNext: boolean;
  prev: () => void;
  next: () => void;
  /** When the rows shown were fetched, in milliseconds since 1970. */
  updatedAt: number;
  /** Another page is being fetched; the rows shown are still those of the old page. */
  isFetching: boolean;
  /** Why the other page could not be fetched. */
  error: ApiError | null;
  /** The next page was requested and is empty: the page shown is full and the last one. */
  isEnd: boolean;
  /** With true, reads every row instead of one page, to sort or filter them; with false, returns to the page. */
  wantAll: (all: boolean) => void;
  /** While all rows of a list of several pages are read: the progress. */
  reading: Reading | undefined;
  /** Whether all rows are loaded, so that there are no pages. */
  isWhole?: true;
}

/** Position in a list: tokens of the visited pages after the first; the last token is the page shown. */
interface Place {
  /** The list that the position belongs to; it is ignored for any other list. */
  list: string;
  tokens: string[];
  isEnd?: boolean;
}

const still = { isFetching: false, error: null };

/**
 * Pages of a list by token. A token leads forward only, so used tokens are kept for going back. The page changes once the
 * other one has been fetched. A new list (other project, other filter) starts at its first page. The server sends a token with a
 * full last page too; the empty page that it leads to is not shown.
 *
 * After `wantAll(true)`, a list of several pages is read completely and polled as a whole; a list of one page is already complete.
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
  const { poll, longest } = options;
  const shown = pageQuery(tokens.at(-1));
  const { data, error, updatedAt } = useAnswer(shown, {
    poll: poll && ((page) => (isAll && nextOf(page, shown) ? false : poll(page))),
    longest,
  });
  const nextPage = nextOf(data, shown);
  const isLong = isAll && nextPage !== undefined;
  const all = useRows(pageQuery, list, isLong, options);

  // Deleting rows can empty a later page or make its token invalid: return to a page that exists.
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
      // Rows may be added later: the next click sends the request again
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

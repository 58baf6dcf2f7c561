import type { ApiError } from '@console/shared/api';

import type { Page } from './query.ts';

/** The beginning of a list, up to a bound or to the page that did not come. */
export interface Rows<Item> extends Page<Item> {
  /** Why the next page did not come. */
  error?: ApiError;
}

/** True when there is nothing left to read below the bound. */
export const isComplete = ({ items, nextPage, error }: Rows<unknown>, most: number): boolean =>
  !error && (!nextPage || items.length >= most);

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

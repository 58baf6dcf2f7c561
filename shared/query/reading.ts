import type { ApiError } from '@console/shared/api';

import type { Page } from './query.ts';

/** The first rows of a list, up to a limit or to the page that failed. */
export interface Rows<Item> extends Page<Item> {
  /** Why the next page could not be fetched. */
  error?: ApiError;
}

/** True when the list has no further rows below the limit. */
export const isComplete = ({ items, nextPage, error }: Rows<unknown>, most: number): boolean =>
  !error && (!nextPage || items.length >= most);

/** Progress of reading all rows of a list. */
export interface Reading {
  /** Further rows are being fetched. */
  isReading: boolean;
  /** There are rows that are neither read nor being fetched. */
  hasMore: boolean;
  /** Why reading stopped early. */
  error: ApiError | null;
  /** Continues past the limit, or from where reading failed. */
  readMore: () => void;
}

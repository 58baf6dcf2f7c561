import { formatNumber, pluralize } from '@console/shared/format';
import type { ListView } from './view.ts';

/** How much of a list is known, and how much of that is shown. */
export type Count = {
  /** Rows shown. */
  readonly shown: number;
  /** Rows read. */
  readonly read: number;
  /** Further rows are on their way. */
  readonly isReading: boolean;
  /** There are rows that have not been read. */
  readonly hasMore: boolean;
};

type Viewed = Pick<ListView, 'sort' | 'filter'>;

/** What a list that is sorted or filtered says of itself: never more than has been read. */
export function countText({ shown, read, isReading, hasMore }: Count, { sort, filter }: Viewed): string {
  const rows = pluralize(read, 'row');
  if (isReading || hasMore) {
    const what = filter === '' ? 'Sorted' : pluralize(shown, 'match', 'matches');
    return `${what} in the first ${rows}${isReading ? ', reading more…' : '; more exist'}`;
  }
  if (filter === '') return sort ? `${rows}, sorted by ${sort.column}` : rows;
  return `${formatNumber(shown)} of ${rows} ${shown === 1 ? 'matches' : 'match'}`;
}

/** The same for those who do not see the head of the table. */
export function spokenText(count: Count, { sort, filter }: Viewed): string {
  const order = sort ? [`Sorted by ${sort.column}, ${sort.descending ? 'descending' : 'ascending'}`] : [];
  return [...order, countText(count, { filter })].join('. ');
}

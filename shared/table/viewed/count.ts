import { formatNumber, pluralize } from '@console/shared/format';
import type { ListView } from './view.ts';

/** The numbers of loaded and of shown rows of a list. */
export type Count = {
  /** Number of rows shown. */
  readonly shown: number;
  /** Number of rows loaded. */
  readonly read: number;
  /** Further rows are loading. */
  readonly isReading: boolean;
  /** Some rows are not loaded. */
  readonly hasMore: boolean;
};

type Viewed = Pick<ListView, 'sort' | 'filter'>;

/** Text about a sorted or filtered list, which counts only rows that are loaded. */
export function countText({ shown, read, isReading, hasMore }: Count, { sort, filter }: Viewed): string {
  const rows = pluralize(read, 'row');
  if (isReading || hasMore) {
    const what = filter === '' ? 'Sorted' : pluralize(shown, 'match', 'matches');
    return `${what} in the first ${rows}${isReading ? `. ${restText(filter)}` : '; more exist'}`;
  }
  if (filter === '') return sort ? `${rows}, sorted by ${sort.column}` : rows;
  return `${formatNumber(shown)} of ${rows} ${shown === 1 ? 'matches' : 'match'}`;
}

/** Text while further rows are loading. */
const restText = (filter: string): string => (filter === '' ? 'Loading the rest…' : 'Searching the rest…');

/** The same text for screen readers, with the order. */
export function spokenText(count: Count, { sort, filter }: Viewed): string {
  const order = sort ? [`Sorted by ${sort.column}, ${sort.descending ? 'descending' : 'ascending'}`] : [];
  return [...order, countText(count, { filter })].join('. ');
}

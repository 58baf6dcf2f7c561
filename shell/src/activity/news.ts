import { atom, useAtomValue } from '@console/shared/state';
import { newsAtom } from './state.ts';

const summaryAtom = atom(
  (get) =>
    [...Map.groupBy(get(newsAtom), (word) => word)]
      .map(([word, { length }]) => `${length} ${word}`)
      .join(', ') || undefined,
);

/**
 * Summary such as `2 in progress, 1 failed`, in the words of bulk results: pending requests, and failures since the list was last
 * open; undefined when there are none.
 */
export const useActivitySummary = (): string | undefined => useAtomValue(summaryAtom);

import { atom, useAtomValue } from '@console/shared/state';
import { BAD, badStatesAtom, busyCountAtom } from './state.ts';

const summaryAtom = atom((get) => {
  const bad = get(badStatesAtom);
  const counts = [
    [get(busyCountAtom), 'in progress'],
    ...BAD.map((state) => [bad.filter((one) => one === state).length, state] as const),
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
  return parts.length > 0 ? parts.join(', ') : undefined;
});

/**
 * Summary such as `2 in progress, 1 failed`, in the words of bulk results: pending requests, and failures since the list was last
 * open; undefined when there are none.
 */
export const useActivitySummary = (): string | undefined => useAtomValue(summaryAtom);

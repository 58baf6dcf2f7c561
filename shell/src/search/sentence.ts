import type { Gaps } from './reader.ts';

const LISTS = new Intl.ListFormat('en', { type: 'conjunction' });

function gapsOf(all: readonly Gaps[]): string[] {
  const failed = new Set(all.flatMap((gaps) => [...gaps.failed]));
  const cut = new Set(all.flatMap((gaps) => [...gaps.cut]));
  return [
    ...(cut.size > 0 ? [`Only the first 10,000 ${LISTS.format(cut)} were searched.`] : []),
    ...(failed.size > 0 ? [`Could not search ${LISTS.format(failed)}.`] : []),
    ...(all.some(({ isLimited }) => isLimited)
      ? ['Not every address was searched. Type more to narrow the search.']
      : []),
  ];
}

/**
 * The closing sentence of a search; empty when there are results and nothing is left out. It never claims that there are no
 * results where nothing was searched (docs/screens/operator.md section 9.4, Limits).
 */
export function sentenceOf(isFound: boolean, ...all: readonly Gaps[]): string {
  const gaps = gapsOf(all);
  const nothing = gaps.length === 0 ? 'No results.' : 'No results in what was searched.';
  return [...(isFound ? [] : [nothing]), ...gaps].join(' ');
}

/** `1 result`, `8 results`, `No results`. */
export const resultCount = (count: number): string =>
  count === 0 ? 'No results' : `${count} result${count === 1 ? '' : 's'}`;

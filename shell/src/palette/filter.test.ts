import { describe, expect, it } from 'vitest';
import { filterItems, matchPieces } from './filter.ts';

const item = (group: string, label: string) => ({ group, label });
const items = [
  item('Go to instance', 'cache-b'),
  item('Go to instance', 'cache-a'),
  item('Go to instance', 'web'),
  item('Actions', 'New cache'),
  item('Cache', 'Settings'),
];
const labels = (text: string) => filterItems(items, text).map(({ label }) => label);

describe('filterItems', () => {
  it('keeps everything in order without a text', () => {
    expect(labels(' ')).toEqual(items.map(({ label }) => label));
  });

  it('looks at the text of entries only, best first, ties in order, actions in front', () => {
    expect(labels('cache')).toEqual(['New cache', 'cache-b', 'cache-a']);
  });

  it('is fuzzy', () => {
    expect(labels('chb')).toEqual(['cache-b']);
    expect(labels('zzz')).toEqual([]);
  });
});

describe('matchPieces', () => {
  const marked = (label: string, text: string) =>
    matchPieces(label, text)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  it('marks the text where it stands, without regard to case', () => {
    expect(marked('edge-Cache', 'cache')).toBe('edge-[Cache]');
    expect(marked('Projects', '')).toBe('Projects');
  });

  it('marks letters one by one where the text is not found as a whole', () => {
    expect(marked('cache-b', 'chb')).toBe('[c]ac[h]e-[b]');
    expect(marked('cache', 'xyz')).toBe('cache');
  });
});

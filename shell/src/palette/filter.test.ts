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
const far = [
  { group: 'System', label: 'Network health', words: 'peers', to: '/health' },
  { group: 'System', label: 'Caches', to: '/caches' },
];
const labels = (text: string) => filterItems(items, far, text).map(({ label }) => label);

describe('filterItems', () => {
  it('returns all entries in order without a search text', () => {
    expect(labels(' ')).toEqual(items.map(({ label }) => label));
  });

  it('searches only the text of entries: best match first, ties in order, actions in front', () => {
    expect(labels('cache')).toEqual(['New cache', 'cache-b', 'cache-a', 'Caches']);
  });

  it('finds pages elsewhere only by a text that they contain, also in their other words', () => {
    expect(labels('peer')).toEqual(['Network health']);
    expect(labels('ntwrk')).toEqual([]);
  });

  it('lists a page once, and recent places with the text first', () => {
    const recent = { group: 'Recent', label: 'Network health', to: '/health' };
    expect(filterItems([...items, recent], far, 'health')).toEqual([recent]);
    expect(filterItems([...items, { ...recent, label: 'my cache' }], far, 'cache')[0]?.label).toBe(
      'my cache',
    );
  });

  it('matches fuzzily', () => {
    expect(labels('chb')).toEqual(['cache-b']);
    expect(labels('zzz')).toEqual([]);
  });
});

describe('matchPieces', () => {
  const marked = (label: string, text: string) =>
    matchPieces(label, text)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  it('marks the matching text, ignoring case', () => {
    expect(marked('edge-Cache', 'cache')).toBe('edge-[Cache]');
    expect(marked('Projects', '')).toBe('Projects');
  });

  it('marks single letters when the whole text is not found', () => {
    expect(marked('cache-b', 'chb')).toBe('[c]ac[h]e-[b]');
    expect(marked('cache', 'xyz')).toBe('cache');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { share } from './share.ts';

const row = (id: string, moment: number, state = 'running') => ({
  id,
  state,
  time: new Date(moment),
  tags: [id],
});

test('an equal result is the same object, dates included', () => {
  const before = { items: [row('a', 1), row('b', 2)], nextPage: null };
  expect(share(before, structuredClone(before))).toBe(before);
});

test('only changed parts are new objects', () => {
  const before = { items: [row('a', 1), row('b', 2)] };
  const after = share(before, { items: [row('a', 1), row('b', 2, 'stopped')] });
  expect(after).toEqual({ items: [row('a', 1), row('b', 2, 'stopped')] });
  expect(after).toHaveProperty('items.0', before.items[0]);
  expect(after).not.toBe(before);
});

test('an added or removed row is a change', () => {
  const before = [row('a', 1)];
  expect(share(before, [])).toEqual([]);
  expect(share(before, [row('a', 1), row('b', 1)])).toHaveLength(2);
  expect(share({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
});

test('property: the result always equals the new value', () => {
  const value = fc.anything({ withDate: true, maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(share(before, after)).toEqual(after);
    }),
  );
});

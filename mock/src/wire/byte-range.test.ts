import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=2-99', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['Bytes= 1 - 2 ', { first: 1, last: 2 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('parses %s of ten bytes', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});

it('never exceeds the body', () => {
  const header = fc
    .tuple(fc.option(fc.nat(50)), fc.option(fc.nat(50)))
    .map(([from, to]) => `bytes=${from ?? ''}-${to ?? ''}`);
  fc.assert(
    fc.property(header, fc.nat(40), (text, length) => {
      const range = parseRange(text, length);
      if (range === undefined || range === 'none') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(length);
    }),
  );
});

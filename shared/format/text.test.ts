import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalize, deviceCode, humanize, isAcronym, truncate } from './text.ts';

describe('truncate', () => {
  it.each([
    ['short', 5, 'end', 'short'],
    ['abcdefgh', 6, 'end', 'abcd…'],
    ['5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0', 12, 'middle', '5c56b…ec3e0'],
    ['abcdefgh', 7, 'middle', 'ab…gh'],
    ['abcdefgh', 2, 'middle', '…'],
  ] as const)('%s to %d, %s', (text, max, position, expected) =>
    expect(truncate(text, max, position)).toBe(expected),
  );

  it('never grows and keeps the ends', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 4, max: 60 }), (text, max) => {
        const cut = truncate(text, max, 'middle');
        expect(cut.length).toBeLessThanOrEqual(Math.max(max, 1));
        if (text.length > max) expect([cut[0], cut.at(-1)]).toEqual([text[0], text.at(-1)]);
      }),
    );
  });
});

// @sheet specification/5.3 system-settings-auth/18.31
it.each([
  ['ABCDEFGH', 'ABCD-EFGH'],
  ['abcdefgh', 'ABCD-EFGH'],
  ['ABCD', 'ABCD'],
])('device code %s', (letters, code) => expect(deviceCode(letters)).toBe(code));

it('converts identifiers to words', () => {
  expect(humanize('importing_from_bulk_writes')).toBe('importing from bulk writes');
  expect(capitalize('iP pool')).toBe('IP pool');
});

it('recognizes labels that are abbreviations', () => {
  expect(['ip', 'vpc', 'name', 'private ip'].filter(isAcronym)).toEqual(['ip', 'vpc']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMIT, isWorse, lowestShare, shareOf } from './verdict.ts';

describe('the verdict on a release', () => {
  /** Clients with one view each. */
  const many = (views: number, failing: number) =>
    Array.from({ length: views }, (_, index) => ({ views: 1, failing: index < failing ? 1 : 0 }));
  const none = many(100, 0);
  test.each([
    ['19 failing views of 19', many(19, 19), none, false],
    ['30 % of 100 against none', many(100, 30), none, true],
    ['30 % of 20 against none', many(20, 6), none, true],
    ['one of 20 against none', many(20, 1), none, false],
    ['30 % against 30 %', many(200, 60), many(200, 60), false],
    ['30 % where nothing is known of before', many(40, 12), [], true],
    ['6,000 failing views of one client', [{ views: 6_000, failing: 6_000 }], none, false],
    [
      '60 failing views of one client beside 40 good ones',
      [...many(40, 0), { views: 60, failing: 60 }],
      none,
      false,
    ],
    [
      '30 % against 100 fakes of the build before',
      many(100, 30),
      [...many(97, 0), { views: 100, failing: 100 }],
      true,
    ],
    [
      'a third of the views of seven clients',
      Array.from({ length: 7 }, () => ({ views: 3, failing: 1 })),
      none,
      true,
    ],
  ] as const)('%s', (_, fresh, before, expected) => {
    expect(isWorse(shareOf(fresh), shareOf(before), DEFAULT_LIMIT)).toBe(expected);
  });

  test('a build is never rolled back for a share within the limit, and always for a share far beyond it', () => {
    const views = fc.integer({ min: 20, max: 5_000 });
    fc.assert(
      fc.property(views, fc.double({ min: 0, max: 1, noNaN: true }), (weight, part) => {
        const share = Math.floor(weight * part) / weight;
        const own = share * 100;
        const before = { weight: 50, share: 0 };
        expect(lowestShare({ weight, share })).toBeLessThanOrEqual(own);
        expect(lowestShare({ weight, share })).toBeGreaterThanOrEqual(Math.max(0, own - 25));
        if (own <= DEFAULT_LIMIT.points)
          expect(isWorse({ weight, share }, before, DEFAULT_LIMIT)).toBe(false);
        if (own >= DEFAULT_LIMIT.points + 25)
          expect(isWorse({ weight, share }, before, DEFAULT_LIMIT)).toBe(true);
      }),
    );
  });
});

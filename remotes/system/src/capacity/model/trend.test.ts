import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceOf, dailyMaxima, exhaustion, type Point, trend } from './trend.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 15);
/** Samples at noon of the previous days, oldest first. */
const days = (values: readonly number[]): readonly Point[] =>
  values.map((value, index) => ({ time: NOW - (values.length - index) * DAY, value }));
const line = (count: number, slope: number, from = 1000) =>
  Array.from({ length: count }, (_, index) => from + slope * index);

describe('the trend', () => {
  // @sheet operator/13.47
  it("of samples on a line is the line's slope", () => {
    expect(trend(days(line(30, 10)), NOW)).toEqual({ slope: 10, low: 10, high: 10, level: 1300, days: 30 });
    expect(trend(days(line(30, -10)), NOW)).toMatchObject({ slope: -10 });
  });

  // @sheet operator/13.47
  it.each([
    ['nothing', line(30, 0)],
    ['less than 0.1 % a day', line(30, 0.9)],
    ['nothing at all', line(30, 0, 0)],
  ])('is flat with %s', (_, values) => expect(trend(days(values), NOW)).toBe('flat'));

  // @sheet operator/13.47
  it('is robust against a single outlier', () => {
    const values = line(30, 10).with(15, 90_000);
    expect(trend(days(values), NOW)).toMatchObject({ slope: 10 });
  });

  // @sheet operator/13.47
  it('needs seven whole days; today does not count', () => {
    const today = { time: NOW, value: 99_999 };
    expect(trend([...days(line(6, 10)), today], NOW)).toBe('short');
    expect(trend([...days(line(7, 10)), today], NOW)).toMatchObject({ slope: 10 });
    expect(trend([], NOW)).toBe('short');
  });

  // @sheet operator/13.47
  it('accounts for the length of gaps', () => {
    const points = days(line(30, 10)).filter((_, index) => index < 10 || index > 20);
    expect(trend(points, NOW)).toMatchObject({ slope: 10 });
  });

  it('uses the highest value of each day in UTC', () => {
    const midnight = Date.UTC(2026, 10, 20);
    const points = [
      { time: midnight - 1, value: 3 },
      { time: midnight, value: 5 },
      { time: midnight + DAY - 1, value: 9 },
      { time: midnight + DAY / 2, value: 7 },
    ];
    expect(dailyMaxima(points, NOW).map(([, value]) => value)).toEqual([3, 9]);
  });

  // @sheet operator/13.47
  it('agrees with a naive median over all pairs, and its quartiles enclose it', () => {
    const values = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 7, maxLength: 20 });
    fc.assert(
      fc.property(values, (all) => {
        const found = trend(days(all), NOW);
        const slopes: number[] = [];
        for (let from = 0; from < all.length; from += 1)
          for (let to = from + 1; to < all.length; to += 1)
            slopes.push(((all[to] ?? 0) - (all[from] ?? 0)) / (to - from));
        slopes.sort((a, b) => a - b);
        const middle = slopes.length / 2;
        const median =
          slopes.length % 2 === 1
            ? (slopes[Math.floor(middle)] ?? 0)
            : ((slopes[middle - 1] ?? 0) + (slopes[middle] ?? 0)) / 2;
        if (typeof found === 'string') {
          expect(found).toBe('flat');
          expect(Math.abs(median)).toBeLessThanOrEqual((all.at(-1) ?? 0) * 0.001 + 1e-9);
          return;
        }
        expect(found.slope).toBeCloseTo(median, 6);
        expect(found.low).toBeLessThanOrEqual(found.slope);
        expect(found.high).toBeGreaterThanOrEqual(found.slope);
      }),
    );
  });
});

describe('a limit', () => {
  const TODAY = Date.UTC(2026, 10, 22);
  const growth = { slope: 10, low: 5, high: 20, level: 1000, days: 30 };

  // @sheet operator/13.47
  it('is reached on a date, with an earliest and a latest date', () => {
    expect(exhaustion(1000, 1100, growth, NOW)).toEqual({
      at: TODAY + 10 * DAY,
      earliest: TODAY + 5 * DAY,
      latest: TODAY + 20 * DAY,
    });
  });

  it.each([
    [1100, 1100, growth, 'exhausted'],
    [1200, 1100, 'flat', 'exhausted'],
    [0, 0, 'short', 'exhausted'],
    [1000, 1100, 'flat', 'not growing'],
    [1000, 1100, { ...growth, slope: -1 }, 'not growing'],
    [1000, 1100, { ...growth, slope: 0 }, 'not growing'],
    [1000, 1100, 'short', 'unknown'],
    [1000, 8301, growth, 'more than 2 years'],
  ] as const)('%d of %d with %j: %s', (current, limit, slope, expected) =>
    expect(exhaustion(current, limit, slope, NOW)).toBe(expected),
  );

  // @sheet operator/13.47
  it('may have a latest date beyond two years', () => {
    expect(exhaustion(1000, 8300, growth, NOW)).toMatchObject({ at: TODAY + 730 * DAY, latest: undefined });
    expect(exhaustion(1000, 1100, { ...growth, low: -1 }, NOW)).toMatchObject({
      latest: undefined,
    });
  });

  it('is reached on the same date all day, whatever was created or deleted today', () => {
    const points = days(line(30, 10));
    const dateAt = (time: number, current: number) => exhaustion(current, 2000, trend(points, time), time);
    expect(dateAt(TODAY + DAY - 1, 1450)).toEqual(dateAt(TODAY, 1290));
  });

  it('that only the trend has reached already is measured from the current value', () => {
    expect(exhaustion(1000, 1100, { ...growth, level: 1200 }, NOW)).toMatchObject({ at: TODAY + 10 * DAY });
  });
});

describe('the confidence of a forecast', () => {
  const growth = { slope: 10, low: 9, high: 12, level: 1000, days: 80 };

  it.each([
    ['high', growth],
    ['medium', { ...growth, high: 24 }],
    ['low', { ...growth, high: 25 }],
    ['low', { ...growth, low: -20 }],
    ['few days', { ...growth, days: 29 }],
  ] as const)('is %s with %j', (expected, one) => expect(confidenceOf(one)).toBe(expected));
});

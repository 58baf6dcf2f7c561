import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitAxis, fullTime, timeLabel, timeLabelCount, timeTicks, zeroAxis } from './axis.ts';

const values = fc.double({ min: 1e-6, max: 1e12, noNaN: true });

describe('zeroAxis', () => {
  it.each([
    [80, [0, 25, 50, 75, 100]],
    [100, [0, 50, 100, 150]],
    [33, [0, 10, 20, 30, 40]],
    [0, [0, 1]],
  ])('up to %d', (max, ticks) => expect(zeroAxis(max).ticks).toEqual(ticks));

  it('reaches 1.2 times the largest value with four or five lines', () => {
    fc.assert(
      fc.property(values, (max) => {
        const axis = zeroAxis(max);
        expect(axis.min).toBe(0);
        expect(axis.max).toBeGreaterThanOrEqual(max * 1.2 * (1 - 1e-6));
        expect([4, 5]).toContain(axis.ticks.length);
      }),
    );
  });

  it('has whole grid lines for whole values', () => {
    expect(zeroAxis(2, true).ticks).toEqual([0, 1, 2, 3]);
    expect(zeroAxis(9, true).ticks.every((tick) => Number.isInteger(tick))).toBe(true);
  });
});

describe('fitAxis', () => {
  it.each([
    [2269, 2439, [2200, 2400, 2600]],
    [651.6, 653.4, [650, 652, 654]],
    [5, 5, [4.5, 5, 5.5]],
    [0, 0, [0, 1, 2]],
    // Labels with two decimals would be equal
    [335.0599, 335.0602, [300, 325, 350, 375]],
  ])('%d to %d', (low, high, ticks) => expect(fitAxis(low, high).ticks).toEqual(ticks));

  it('has three or four grid lines around all values, and none below zero unless needed', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1e12, noNaN: true }), (low, more) => {
        const axis = fitAxis(low, low + more);
        expect(axis.min).toBeLessThanOrEqual(low * (1 + 1e-6));
        expect(axis.min).toBeGreaterThanOrEqual(0);
        expect(axis.max).toBeGreaterThanOrEqual((low + more) * (1 - 1e-6));
        expect([3, 4]).toContain(axis.ticks.length);
      }),
    );
  });

  it('starts below zero for negative values', () => expect(fitAxis(-3, 4).min).toBeLessThanOrEqual(-3));
});

const at = (text: string) => new Date(text).getTime();

describe('times', () => {
  const day = { start: at('2026-05-02T13:02'), end: at('2026-05-02T14:02') };
  const days = { start: at('2026-05-02T13:02'), end: at('2026-05-03T13:02') };
  it.each([
    [day, 900, 5],
    [day, 210, 3],
    [days, 399, 3],
    [days, 210, 2],
  ])('have as many labels as fit: %o in %d px', (range, width, count) =>
    expect(timeLabelCount(width, range)).toBe(count),
  );

  it('are hours and minutes within a day', () =>
    expect(timeTicks(day, 5).map((time) => timeLabel(time, day, 'en-US'))).toEqual([
      '1:02 PM',
      '1:17 PM',
      '1:32 PM',
      '1:47 PM',
      '2:02 PM',
    ]));
  it('have the date when the range spans days', () => {
    const night = { start: at('2026-05-02T23:30'), end: at('2026-05-03T00:30') };
    expect(timeTicks(night, 3).map((time) => timeLabel(time, night, 'en-US'))).toEqual([
      '5/2, 11:30 PM',
      '5/3, 12:00 AM',
      '5/3, 12:30 AM',
    ]);
  });
  it('have the clock of the locale', () => expect(timeLabel(day.start, day, 'de')).toBe('13:02'));
  it('are complete in the tooltip', () =>
    expect(fullTime(day.start, 'en-US')).toBe('May 2, 2026, 1:02:00 PM'));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downsample, figuresOf, largest, nearestIndex, timesOf, valueAt, within } from './series.ts';
import type { ChartPoint } from './series.ts';

const line = (...values: (number | null)[]): ChartPoint[] => values.map((value, time) => ({ time, value }));

describe('downsample', () => {
  it('keeps short lines unchanged', () => {
    const points = line(1, 2, 3);
    expect(downsample(points, 3)).toBe(points);
  });

  it('keeps the ends, peaks and gaps, and the order', () => {
    const values = fc.array(fc.option(fc.integer({ min: -100, max: 100 })), {
      minLength: 20,
      maxLength: 400,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 4, max: 50 }), (list, max) => {
        const points = line(...list);
        const thin = downsample(points, max);
        expect(thin.every((point) => points.includes(point))).toBe(true);
        expect(thin.length).toBeLessThanOrEqual(Math.max(max * 1.5 + 2, Math.min(points.length, max)));
        expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)]);
        const ends = (of: readonly ChartPoint[]) => {
          const figures = figuresOf([{ name: '', points: of }]);
          return [figures?.low, figures?.high];
        };
        expect(ends(thin)).toEqual(ends(points));
        expect(thin.map(({ time }) => time)).toEqual(thin.map(({ time }) => time).toSorted((a, b) => a - b));
        expect(thin.some(({ value }) => value === null)).toBe(list.includes(null));
      }),
    );
  });

  it('reduces 3,000 samples to about 300', () => {
    const points = line(...Array.from({ length: 3000 }, (_, index) => Math.sin(index)));
    expect(downsample(points).length).toBeLessThanOrEqual(300);
  });
});

describe('within', () => {
  const points = line(5, 6, 7, 8);
  it('cuts to the range', () =>
    expect(within(points, { start: 1, end: 2 }, 'straight').map(({ value }) => value)).toEqual([6, 7]));
  it('keeps the value of a step from before the range', () =>
    expect(within(points, { start: 1.5, end: 2 }, 'step')).toEqual([
      { time: 1.5, value: 6 },
      { time: 2, value: 7 },
    ]));
  it('has no value before the first step', () =>
    expect(within(points, { start: -1, end: 0 }, 'step')).toEqual([{ time: 0, value: 5 }]));
});

describe('largest', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ name: `s${index}`, points: line(index, null) }));
  it('keeps eight series unchanged', () => expect(largest(many.slice(0, 8))).toHaveLength(8));
  it('adds up the other series', () => {
    const shown = largest(many);
    expect(shown.map(({ name }) => name)).toEqual(['s3', 's4', 's5', 's6', 's7', 's8', 's9', 'Other']);
    expect(shown.at(-1)?.points).toEqual(line(0 + 1 + 2, null));
  });
});

it('finds the nearest time', () => {
  expect([-5, 0, 4, 5, 6, 99].map((time) => nearestIndex([0, 10, 20], time))).toEqual([0, 0, 0, 0, 1, 2]);
  expect(nearestIndex([], 1)).toBe(-1);
});

it('joins the times of all series', () =>
  expect(
    timesOf([
      { name: 'a', points: line(1, 2) },
      { name: 'b', points: [{ time: 0.5, value: 1 }] },
    ]),
  ).toEqual([0, 0.5, 1]));

describe('valueAt', () => {
  const points = line(5, null, 7);
  it('keeps the value of a step', () => expect(valueAt(points, 0.9, 'step', 0)).toBe(5));
  it('has no value in a gap', () => expect(valueAt(points, 1.5, 'step', 0)).toBeNull());
  it('has no value before the first step', () => expect(valueAt(points, -1, 'step', 9)).toBeNull());
  it('returns the nearest sample within reach', () => expect(valueAt(points, 1.8, 'straight', 0.5)).toBe(7));
  it('returns none out of reach', () => expect(valueAt(points, 4, 'straight', 0.5)).toBeNull());
});

it('finds the lowest, highest and latest value', () => {
  expect(figuresOf([{ name: '', points: line(3, 1, null, 2, null) }])).toEqual({
    low: 1,
    high: 3,
    latest: 2,
  });
  expect(figuresOf([{ name: '', points: line(null) }])).toBeUndefined();
});

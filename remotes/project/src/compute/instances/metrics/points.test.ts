import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OxqlQueryResult, Timeseries, ValueArray } from '@console/shared/api';
import { pointsOf, ratesOf, withGaps } from './points.ts';

const START = Date.UTC(2026, 4, 14);
const MINUTE = 60_000;
const iso = (minute: number) => new Date(START + minute * MINUTE).toISOString();

/** A response with several series, each with values by minute. */
function answer(
  ...all: readonly (readonly (readonly [minute: number, value: unknown])[])[]
): OxqlQueryResult {
  const timeseries = all.map((points, index): [string, Timeseries] => {
    // responses contain nulls, although the API document does not allow them
    const numbers: ValueArray = JSON.parse(
      JSON.stringify({ type: 'double', values: points.map(([, value]) => value) }),
    );
    return [
      String(index),
      {
        fields: {},
        points: {
          timestamps: points.map(([minute]) => iso(minute)),
          values: [{ metricType: 'gauge', values: numbers }],
        },
      },
    ];
  });
  return { tables: [{ name: 'a:b', timeseries: Object.fromEntries(timeseries) }] };
}

const asIs = (sum: number) => sum;

test('sums over series, drops the first point, and has null where nothing was measured', () => {
  const result = answer(
    [
      [0, 100],
      [1, 1],
      [2, null],
      [3, null],
    ],
    [
      [0, 200],
      [1, 10],
      [2, 20],
      [3, null],
    ],
  );
  expect(pointsOf(result, asIs)).toEqual([
    { time: START + MINUTE, value: 11 },
    { time: START + 2 * MINUTE, value: 20 },
    { time: START + 3 * MINUTE, value: null },
  ]);
});

test('matches a series that started later by time', () => {
  const result = answer(
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    [[2, 5]],
  );
  expect(pointsOf(result, asIs).map(({ value }) => value)).toEqual([1, 6]);
});

test('passes the number of series to the mapping of values', () => {
  const result = answer(
    [
      [0, 1],
      [1, 6],
    ],
    [
      [0, 1],
      [1, 4],
    ],
  );
  expect(pointsOf(result, (sum, count) => sum / count)).toEqual([{ time: START + MINUTE, value: 5 }]);
});

test.each([
  ['no tables', { tables: [] }],
  ['no series', { tables: [{ name: 'a:b', timeseries: {} }] }],
  ['one point', answer([[0, 1]])],
])('%s: no points', (_, result) => {
  expect(pointsOf(result, asIs)).toEqual([]);
});

test('a single remaining point is still drawn', () => {
  const result = answer([
    [0, 1],
    [1, 2],
  ]);
  expect(pointsOf(result, asIs)).toHaveLength(1);
});

test('ignores distributions, which are not numbers', () => {
  const result = answer([
    [0, { bins: [] }],
    [1, { bins: [] }],
  ]);
  expect(pointsOf(result, asIs)).toEqual([{ time: START + MINUTE, value: null }]);
});

test('a gap is added where windows are missing, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (minutes) => {
      const points = minutes
        .toSorted((a, b) => a - b)
        .map((minute) => ({ time: START + minute * MINUTE, value: minute }));
      const result = withGaps(points, MINUTE);
      expect(result.filter(({ value }) => value !== null)).toEqual(points);
      expect(result.map(({ time }) => time)).toEqual(
        result.map(({ time }) => time).toSorted((a, b) => a - b),
      );
      for (const [index, { time, value }] of result.entries()) {
        const next = result[index + 1];
        if (!next || value === null || next.value === null) continue;
        expect(next.time - time).toBe(MINUTE);
      }
    }),
  );
});

test('a rate is a fifth of the count in five seconds; a gap stays a gap', () => {
  const points = [
    { time: START, value: 10 },
    { time: START + MINUTE, value: null },
  ];
  expect(ratesOf([{ name: 'Disk Reads', points }])).toEqual([
    {
      name: 'Disk Reads',
      points: [
        { time: START, value: 2 },
        { time: START + MINUTE, value: null },
      ],
    },
  ]);
});

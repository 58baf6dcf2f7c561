import { expect, test } from 'vitest';
import { DAY, dayBeforeOf } from './day-before.ts';

const points = [
  { time: 1_000, value: 4 },
  { time: 2_000, value: null },
];

test('values of the day before are drawn in the period of the chart, gaps included', () => {
  expect(dayBeforeOf(points, undefined)).toEqual({
    series: [
      {
        name: 'Previous day',
        points: [
          { time: DAY + 1_000, value: 4 },
          { time: DAY + 2_000, value: null },
        ],
      },
    ],
  });
});

test('an instance that did not run on the day before has no line, and the chart says why', () => {
  expect(dayBeforeOf([], undefined)).toEqual({ series: [], note: 'No samples on the previous day.' });
});

test('values that could not be read are unknown, and not missing', () => {
  expect(dayBeforeOf(undefined, 'Too many tables.')).toEqual({
    series: [],
    note: 'The previous day could not be loaded. Too many tables.',
  });
  // A failed refresh keeps the line
  expect(dayBeforeOf(points, 'Too many tables.').series).toHaveLength(1);
});

test('while there is no response, nothing is said', () => {
  expect(dayBeforeOf(undefined, undefined)).toEqual({ series: [] });
});

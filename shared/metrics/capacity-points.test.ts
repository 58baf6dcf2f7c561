import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Datum, Measurement } from '@console/shared/api';
import { stepsOf } from './capacity-points.ts';

const at = (time: number, datum: Datum): Measurement => ({ timestamp: new Date(time), datum });
const sample = (time: number, value: number) => at(time, { type: 'i64', datum: value });
const RANGE = { start: 1000, end: 2000 };

// @sheet system-settings-auth/18.32
it('starts with the previous value, and continues to the end', () => {
  expect(stepsOf([sample(1200, 4), sample(1700, 6)], sample(10, 2), RANGE, 1)).toEqual([
    { time: 1000, value: 2 },
    { time: 1200, value: 4 },
    { time: 1700, value: 6 },
    { time: 2000, value: 6 },
  ]);
});

it('starts with zero without a previous value', () => {
  expect(stepsOf([sample(1200, 4)], undefined, RANGE, 1)[0]).toEqual({ time: 1000, value: 0 });
});

it('is flat without a sample in the period', () => {
  expect(stepsOf([], sample(10, 8), RANGE, 2)).toEqual([
    { time: 1000, value: 4 },
    { time: 2000, value: 4 },
  ]);
});

it('includes samples at both ends unchanged', () => {
  expect(stepsOf([sample(1000, 3), sample(2000, 5)], sample(10, 2), RANGE, 1)).toEqual([
    { time: 1000, value: 3 },
    { time: 2000, value: 5 },
  ]);
});

// @sheet system-settings-auth/18.32
it('has gaps where nothing was measured', () => {
  const missing = at(1500, { type: 'missing', datum: { datumType: 'i64', startTime: null } });
  const infinite = at(1600, { type: 'f64', datum: Number.POSITIVE_INFINITY });
  const text = at(1700, { type: 'string', datum: '7' });
  expect(
    stepsOf([sample(1200, 4), missing, infinite, text], undefined, RANGE, 1).map(({ value }) => value),
  ).toEqual([0, 4, null, null, null, null]);
});

it('supports counters', () => {
  const counter = at(1200, { type: 'cumulative_i64', datum: { startTime: new Date(0), value: 12 } });
  expect(stepsOf([counter], undefined, RANGE, 4)[1]).toEqual({ time: 1200, value: 3 });
});

it('is sorted, within the period, and complete', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.nat(100))), (samples) => {
      const steps = stepsOf(
        samples.map(([time, value]) => sample(time, value)),
        undefined,
        RANGE,
        1,
      );
      const times = steps.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect([times[0], times.at(-1)]).toEqual([RANGE.start, RANGE.end]);
    }),
  );
});

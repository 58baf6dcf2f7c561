import { expect, it } from 'vitest';
import { ratesOfCounter } from './activity.ts';

const sample = (seconds: number, value: number, since = 0) => ({
  timestamp: new Date(seconds * 1000),
  datum: { type: 'cumulative_i64' as const, datum: { startTime: new Date(since), value } },
});

// @sheet operator/13.112
it('is the count per second, without the history in the first sample', () => {
  expect(ratesOfCounter([sample(0, 9_000_000), sample(10, 9_000_100), sample(30, 9_000_100)])).toEqual([
    { time: 10_000, value: 10 },
    { time: 30_000, value: 0 },
  ]);
  expect(ratesOfCounter([sample(0, 9)])).toEqual([]);
});

// @sheet operator/13.112
it('has a gap where the counter was reset, or nothing was measured', () => {
  const missing = {
    timestamp: new Date(20_000),
    datum: { type: 'missing' as const, datum: { datumType: 'i64' as const, startTime: null } },
  };
  const rates = ratesOfCounter([sample(0, 5), sample(10, 2), missing, sample(30, 8), sample(40, 9, 35_000)]);
  expect(rates.map(({ value }) => value)).toEqual([null, null, null, null]);
});

import { expect, it } from 'vitest';
import { MiB } from '@console/shared/format';
import { paceText, percentOf, progressOf, rateOf, timeLeftText, withSample } from './progress.ts';

const after = (total: number, ...samples: (readonly [seconds: number, done: number])[]) =>
  samples.reduce((now, [at, done]) => withSample(now, { at: at * 1000, done }), progressOf(total));

it('has no speed before one second of measurements', () => {
  expect(paceText(after(100 * MiB))).toBeUndefined();
  expect(paceText(after(100 * MiB, [0, 0], [0.9, 5 * MiB]))).toBeUndefined();
});

it('is the speed of the last ten seconds', () => {
  const slow = [0, 1, 2, 3].map((second) => [second, second * MiB] as const);
  expect(rateOf(after(100 * MiB, ...slow))).toBe(MiB);
  const fast = [20, 21, 22].map((second) => [second, (second - 18) * 10 * MiB] as const);
  expect(rateOf(after(100 * MiB, ...slow, ...fast))).toBe(10 * MiB);
});

it('has speed and time left as text', () => {
  expect(paceText(after(100 * MiB, [0, 0], [10, 20 * MiB]))).toBe('2 MiB/s, 40 s left');
  expect(paceText(after(MiB, [0, 0], [2, MiB]))).toBeUndefined();
  expect(paceText(after(MiB, [0, 0], [2, 0]))).toBeUndefined();
});

it.each([
  [0.2, '1 s left'],
  [60, '60 s left'],
  [61, '2 min left'],
  [3599, '1 h left'],
  [7300, '2 h 2 min left'],
])('%d seconds: %s', (seconds, text) => expect(timeLeftText(seconds)).toBe(text));

it('is 100 % only when everything is done', () => {
  expect(percentOf({ done: 999, total: 1000, samples: [] })).toBe(99);
  expect(percentOf({ done: 1000, total: 1000, samples: [] })).toBe(100);
});

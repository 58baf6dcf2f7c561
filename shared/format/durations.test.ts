import { expect, it } from 'vitest';
import { formatDuration, formatElapsed } from './durations.ts';

// @sheet common-ui/34.73
it.each([
  [0, '0 ms'],
  [-5, '0 ms'],
  [319.6, '320 ms'],
  [999, '999 ms'],
  [999.6, '1 s'],
  [1_000, '1 s'],
  [1_299, '1.3 s'],
  [9_949, '9.9 s'],
  [9_999, '10 s'],
  [42_900, '43 s'],
  [59_499, '59 s'],
  [59_600, '1 min 0 s'],
  [60_000, '1 min 0 s'],
  [185_000, '3 min 5 s'],
  [299_600, '5 min 0 s'],
  [3_599_600, '1 h 0 min'],
  [7_440_000, '2 h 4 min'],
])('%d ms is %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

// @sheet common-ui/34.73
it.each([
  [0, '1 s'],
  [1_900, '1 s'],
  [2_300, '2 s'],
  [61_000, '1 min 1 s'],
])('after %d ms the elapsed time is %s', (ms, text) => expect(formatElapsed(ms)).toBe(text));

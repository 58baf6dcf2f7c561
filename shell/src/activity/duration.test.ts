import { expect, it } from 'vitest';
import { durationText, elapsedText } from './duration.ts';

it.each([
  [0, '0 ms'],
  [-5, '0 ms'],
  [319.6, '320 ms'],
  [999, '999 ms'],
  [1_000, '1 s'],
  [1_299, '1.2 s'],
  [9_999, '9.9 s'],
  [42_900, '42 s'],
  [60_000, '1 min 0 s'],
  [185_000, '3 min 5 s'],
  [7_440_000, '2 h 4 min'],
])('%d ms is %s', (ms, text) => expect(durationText(ms)).toBe(text));

it.each([
  [0, '1 s'],
  [1_900, '1 s'],
  [2_300, '2 s'],
  [61_000, '1 min 1 s'],
])('after %d ms something has gone on for %s', (ms, text) => expect(elapsedText(ms)).toBe(text));

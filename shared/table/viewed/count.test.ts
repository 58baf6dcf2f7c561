import { describe, expect, it } from 'vitest';
import { type Count, countText, spokenText } from './count.ts';

const whole: Count = { shown: 12, read: 345, isReading: false, hasMore: false };
const sort = { column: 'created', descending: true };

describe('countText', () => {
  it.each<[string, Partial<Count>, string, boolean]>([
    ['345 rows, sorted by created', {}, '', true],
    ['1 row, sorted by created', { read: 1, shown: 1 }, '', true],
    ['12 of 345 rows match', {}, 'web', false],
    ['12 of 345 rows match', {}, 'web', true],
    ['1 of 345 rows matches', { shown: 1 }, 'web', false],
    ['0 of 345 rows match', { shown: 0 }, 'web', false],
    ['Sorted in the first 2,000 rows. Loading the rest…', { read: 2000, isReading: true }, '', true],
    ['12 matches in the first 2,000 rows. Searching the rest…', { read: 2000, isReading: true }, 'web', true],
    ['Sorted in the first 10,000 rows; more exist', { read: 10_000, hasMore: true }, '', true],
    ['1 match in the first 10,000 rows; more exist', { shown: 1, read: 10_000, hasMore: true }, 'web', true],
  ])('says %s', (text, part, filter, isSorted) => {
    expect(countText({ ...whole, ...part }, { filter, sort: isSorted ? sort : undefined })).toBe(text);
  });
});

describe('spokenText', () => {
  it.each<[string, Partial<Count>, string, boolean]>([
    ['Sorted by created, descending. 345 rows', {}, '', true],
    ['Sorted by created, descending. 12 of 345 rows match', {}, 'web', true],
    ['12 of 345 rows match', {}, 'web', false],
    [
      'Sorted by created, descending. Sorted in the first 10,000 rows; more exist',
      { read: 10_000, hasMore: true },
      '',
      true,
    ],
  ])('says %s', (text, part, filter, isSorted) => {
    expect(spokenText({ ...whole, ...part }, { filter, sort: isSorted ? sort : undefined })).toBe(text);
  });
});

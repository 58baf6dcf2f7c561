import { describe, expect, it } from 'vitest';
import { collapsedCount } from './collapse.ts';

describe('collapsedCount', () => {
  const five = [80, 100, 60, 120, 70];

  it('collapses nothing when all breadcrumbs fit', () => {
    expect(collapsedCount(five, 430, 40)).toBe(0);
    expect(collapsedCount([], 0, 40)).toBe(0);
  });

  // @sheet common-ui/34.59
  it('collapses as few breadcrumbs as possible, starting with the second', () => {
    // 430 + 40 - 100 = 370
    expect(collapsedCount(five, 429, 40)).toBe(1);
    expect(collapsedCount(five, 369, 40)).toBe(2);
  });

  it('never collapses the first and the last two', () => {
    expect(collapsedCount(five, 10, 40)).toBe(2);
    expect(collapsedCount([80, 100, 60], 10, 40)).toBe(0);
  });
});

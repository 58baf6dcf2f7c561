import { describe, expect, it } from 'vitest';
import { collapsedCount } from './collapse.ts';

describe('collapsedCount', () => {
  const five = [80, 100, 60, 120, 70];

  it('takes nothing out of a trail that fits', () => {
    expect(collapsedCount(five, 430, 40)).toBe(0);
    expect(collapsedCount([], 0, 40)).toBe(0);
  });

  it('takes out as few as possible, from the second on', () => {
    // 430 + 40 - 100 = 370
    expect(collapsedCount(five, 429, 40)).toBe(1);
    expect(collapsedCount(five, 369, 40)).toBe(2);
  });

  it('always leaves the first and the last two', () => {
    expect(collapsedCount(five, 10, 40)).toBe(2);
    expect(collapsedCount([80, 100, 60], 10, 40)).toBe(0);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoomedTo } from './search.ts';

const MINUTE = 60_000;

test('a selected part of a period is shown in whole minutes, without losing a sample at its ends', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 1e8 }), (start, length) => {
      const period = zoomedTo({ start, end: start + length });
      if (period.preset !== 'custom') throw new Error('a selection is no preset');
      expect([period.start % MINUTE, period.end % MINUTE]).toEqual([0, 0]);
      expect(start - period.start).toBeGreaterThanOrEqual(0);
      expect(start - period.start).toBeLessThan(MINUTE);
      expect(period.end - start - length).toBeGreaterThanOrEqual(0);
      expect(period.end - start - length).toBeLessThan(MINUTE);
    }),
  );
});

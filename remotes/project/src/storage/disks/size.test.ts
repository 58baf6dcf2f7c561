import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GiB } from '@console/shared/format';
import { DISK_MAX, leastSize, raiseSize, roundSizeUp } from './size.ts';

describe('leastSize', () => {
  // @sheet specification/9.6
  it.each([
    [0, 1],
    [1, 1],
    [GiB, 1],
    [GiB + 1, 2],
    [20 * GiB, 20],
  ])('%d bytes need a disk of %d GiB', (bytes, gib) => expect(leastSize(bytes)).toBe(gib));
});

describe('roundSizeUp', () => {
  it.each([
    [1, 10],
    [10, 10],
    [11, 20],
    [1015, 1020],
    [1021, 1023],
    [1023, 1023],
  ])('%d GiB is %d', (gib, rounded) => expect(roundSizeUp(gib)).toBe(rounded));
});

describe('raiseSize', () => {
  it.each([
    ['raises to the next ten', 10, 64, 70],
    ['leaves a size that is enough', 64, 64, 64],
    ['never lowers', 500, 8, 500],
    ['ends at the largest disk', 10, 1023, 1023],
    ['fills an empty field', null, 8, 10],
  ])('%s', (_, size, source, raised) => expect(raiseSize(size, source * GiB)).toBe(raised));

  const sizes = fc.integer({ min: 1, max: DISK_MAX });

  it('returns a size that holds the source and is not smaller than before', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: DISK_MAX * GiB }), (size, bytes) => {
        const raised = raiseSize(size, bytes);
        expect(raised).toBeGreaterThanOrEqual(size);
        expect(raised * GiB).toBeGreaterThanOrEqual(bytes);
        expect(raised).toBeLessThanOrEqual(DISK_MAX);
        expect(raiseSize(raised, bytes)).toBe(raised);
      }),
    );
  });
});

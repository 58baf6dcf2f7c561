import { describe, expect, it } from 'vitest';
import { testSled } from '../test-hardware.ts';
import { disksOfSiblings } from './siblings.ts';

const disks = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([sledId, count]) => Array.from({ length: count }, () => ({ sledId })));
const other = testSled('other', { baseboard: { part: 'GX-4410-03', serial: 'other', revision: 1 } });
const sleds = [testSled('a'), testSled('b'), testSled('c'), testSled('d'), other];

describe('the disks of other sleds of the part', () => {
  it.each([
    ['fewer than most', { a: 9, b: 10, c: 10, d: 8, other: 12 }, 10],
    ['as many', { a: 10, b: 10, c: 10, d: 8 }, undefined],
    ['more', { a: 11, b: 10, c: 10, d: 10 }, undefined],
    ['none at all', { b: 10, c: 10, d: 10 }, 10],
    ['of two that are as frequent, the larger counts', { a: 9, b: 10, c: 8 }, 10],
  ])('%s', (_, counts, expected) => {
    expect(disksOfSiblings(testSled('a'), sleds, disks(counts))).toBe(expected);
  });

  // @sheet operator/13.8
  it('are undefined for a sled without others of its part', () => {
    expect(disksOfSiblings(other, sleds, disks({ a: 10 }))).toBeUndefined();
  });
});

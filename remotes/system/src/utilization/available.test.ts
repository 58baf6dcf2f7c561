import { expect, it } from 'vitest';
import { CAPACITY_KINDS } from '@console/shared/capacity';
import { availableOf, pressureOf, shareText } from './available.ts';

const [cpu, memory, storage] = CAPACITY_KINDS;
const GIB = 2 ** 30;
const TIB = 2 ** 40;

it.each([
  [cpu, 30, 50, 20],
  [cpu, 50, 30, -20],
  [memory, 234.5 * GIB, 306 * GIB, 71.5],
  [storage, 1 * GIB, TIB, 1],
  [storage, 0, 0, 0],
] as const)('what is left, with two decimals', (kind, provisioned, quota, left) =>
  expect(availableOf(kind, provisioned, quota)).toBe(left),
);

it.each([
  [0, 0, undefined, undefined],
  [5, 0, undefined, undefined],
  [69.99, 100, undefined, undefined],
  [70, 100, 'notice', 70],
  [7, 8, 'notice', 87.5],
  [89.99, 100, 'notice', 89.99],
  [90.004, 100, 'critical', 90],
  [3, 2, 'critical', 150],
])('%d of %d is %s', (provisioned, quota, level, percent) => {
  expect(pressureOf(provisioned, quota)?.level).toBe(level);
  expect(pressureOf(provisioned, quota)?.percent).toBe(percent);
});

it('is short on phones', () => {
  expect(shareText(memory, 1782, 2048)).toBe('Memory 87%');
  expect(shareText(memory, 0, 0)).toBe('Memory —%');
});

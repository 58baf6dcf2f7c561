import { expect, it } from 'vitest';
import { amountText, CAPACITY_KINDS, sumOf } from './numbers.ts';

const [cpu, memory, storage] = CAPACITY_KINDS;
const GIB = 2 ** 30;
const TIB = 2 ** 40;

// @sheet system-settings-auth/18.31
it.each([
  ['en', cpu, 2404, '2,404'],
  ['en', memory, 384 * GIB, '384\u00a0GiB'],
  ['en', memory, 1500.5 * GIB, '1,500.5\u00a0GiB'],
  ['en', storage, 1.125 * TIB, '1.13\u00a0TiB'],
  ['en', storage, 0, '0\u00a0TiB'],
  ['de', cpu, 2404, '2.404'],
  ['de', memory, 1500.5 * GIB, '1.500,5\u00a0GiB'],
  ['fr', memory, 1500.5 * GIB, '1\u202f500,5\u00a0GiB'],
  ['ja', memory, 1500.5 * GIB, '1,500.5\u00a0GiB'],
  ['ar-EG', memory, 1500.5 * GIB, '١٬٥٠٠٫٥\u00a0GiB'],
] as const)('in %s', (locale, kind, value, text) =>
  expect(amountText(kind, kind.amount(value), locale)).toBe(text),
);

it('sums silos, and zero of no silos', () => {
  expect(sumOf([])).toEqual({ cpus: 0, memory: 0, storage: 0 });
  expect(
    sumOf([
      { cpus: 30, memory: 2, storage: 3 },
      { cpus: 8, memory: 4, storage: 5 },
    ]),
  ).toEqual({ cpus: 38, memory: 6, storage: 8 });
});

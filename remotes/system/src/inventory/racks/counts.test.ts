import { expect, it } from 'vitest';
import { CLOSED, EXPUNGED, testSled } from '../test-hardware.ts';
import { rackCounts, sledsText } from './counts.ts';

const sleds = [
  testSled('a'),
  testSled('b', { policy: CLOSED }),
  testSled('c', { policy: EXPUNGED }),
  testSled('d', { state: 'decommissioned' }),
  testSled('e', { rackId: 'other' }),
];
const waiting = [{ baseboard: { part: 'p', serial: 's', revision: 1 }, cubby: 3, rackId: 'rack' }];

it('counts the hardware of a rack', () => {
  const counts = rackCounts('rack', { sleds, switches: [], waiting });
  expect(counts).toEqual({ sleds: { inService: 2, all: 4 }, switches: 0, waiting: 1 });
  expect(sledsText(counts)).toBe('2 in service / 4');
});

it('returns undefined for lists that could not be read', () => {
  const counts = rackCounts('rack', { sleds: undefined, switches: undefined, waiting: undefined });
  expect(counts).toEqual({ sleds: undefined, switches: undefined, waiting: undefined });
  expect(sledsText(counts)).toBeUndefined();
});

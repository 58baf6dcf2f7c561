import { describe, expect, it } from 'vitest';
import { limitOf, takingLong } from './limits.ts';

const SINCE = new Date('2026-05-02T14:00:00Z');
const after = (minutes: number, seconds: number) => SINCE.getTime() + minutes * 60_000 + seconds * 1_000;

/** Issue 26, part E; `creating` of an instance is the limit of its disks. */
const LIMITS = [
  ['instance creating', 10],
  ['instance starting', 5],
  ['instance stopping', 3],
  ['instance rebooting', 5],
  ['instance migrating', 15],
  ['disk creating', 10],
  ['snapshot creating', 30],
  ['bundle collecting', 60],
] as const;

describe.each(LIMITS)('%s', (state, minutes) => {
  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])(`${minutes} minutes and %d s: %s`, (seconds, expected) => {
    expect(takingLong(state, SINCE, after(minutes, seconds))).toBe(expected);
  });

  it('has a reason', () => {
    expect(limitOf(state)?.why).toMatch(/^[A-Z].+\.$/);
  });
});

it.each([
  // Settled
  'instance running',
  'instance failed',
  'disk attached',
  // Nothing reports when these began
  'disk detaching',
  'disk importing_from_bulk_writes',
  'bundle destroying',
  // A member of every object
  'constructor',
])('%s never takes long', (state) => {
  expect(takingLong(state, SINCE, after(100_000, 0))).toBe(false);
});

it('a time that could not be read is unknown, not long ago', () => {
  expect(takingLong('instance starting', new Date(Number.NaN), after(100, 0))).toBe(false);
});

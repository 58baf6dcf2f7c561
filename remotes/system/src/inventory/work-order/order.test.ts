import { expect, it } from 'vitest';
import { CLOSED, EXPUNGED, testInstance } from '../test-hardware.ts';
import { affectedText, orderText, safetyOf } from './order.ts';
import { slotText } from './position.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const MINUTE = 60_000;
const seen = (serial: string, slot: number, minutes: number) => ({
  serial,
  kind: 'sled',
  slot,
  at: NOW - minutes * MINUTE,
});
const slotOf = (...facts: readonly ReturnType<typeof seen>[]) =>
  slotText({ data: facts }, { kind: 'sled', serial: 'a', neighbors: { data: ['a', 'b'] } }, NOW);

it.each([
  [slotOf(seen('a', 7, 90), seen('a', 9, 3)), /^9, measured 3m ago \(/],
  [slotOf(seen('b', 7, 3)), /^Unknown: no measurement names it/],
  [slotOf(seen('a', 7, 3), seen('b', 7, 1)), /^Unknown: 7 is reported for a and for b/],
  // The same slot of another rack
  [slotOf(seen('a', 7, 3), seen('c', 7, 1)), /^7, measured 3m ago/],
  [slotOf({ ...seen('a', 7, 3), at: Number.NaN }), /^7, measured at an unknown time$/],
  [
    slotText({ error: 'The rack is busy' }, { kind: 'sled', serial: 'a', neighbors: { data: [] } }, NOW),
    /^Unknown: The rack/,
  ],
  [slotText(undefined, { kind: 'sled', serial: 'a', neighbors: { data: [] } }, NOW), /^Checking…$/],
  [
    slotText(
      { data: [seen('a', 7, 3)] },
      { kind: 'sled', serial: 'a', neighbors: { error: 'The rack is busy' } },
      NOW,
    ),
    /^7, measured 3m ago .*Whether another one is reported there is not known$/,
  ],
])('a slot has an age and is never guessed: %s', (text, expected) => expect(text).toMatch(expected));

it.each([
  [CLOSED, 'active', 'No'],
  [EXPUNGED, 'active', 'Not yet'],
  [EXPUNGED, 'decommissioned', 'Yes'],
] as const)('hardware that is %o and %s is safe to pull: %s', (policy, state, answer) =>
  expect(safetyOf('sled', { policy, state }).answer).toBe(answer),
);

it('says unknown where the affected instances could not be read, and none only where there are none', () => {
  expect(affectedText({ error: 'The rack is busy' })).toBe('Unknown: The rack is busy');
  expect(affectedText({ data: [] })).toBe('No instance runs on it.');
});

it('is copied as a text', () =>
  expect(
    orderText({
      subject: 'Sled a',
      lines: [['Serial', 'a']],
      safety: { answer: 'No', why: 'It is in service.' },
      affected: { data: [testInstance()] },
    }),
  ).toBe(
    'Work order: Sled a\nSerial: a\nSafe to pull: No. It is in service.\nAffected instances: 1 instance\n- fernhill / edge-cache / db1 (running)\n',
  ));

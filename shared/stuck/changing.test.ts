import { expect, it } from 'vitest';
import { adviceOn, type Changing, isTakingLong } from './changing.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-05-02T14:30:00Z');
const starting = (minutes: number): Changing => ({
  id: 'web-1',
  kind: 'instance',
  state: 'starting',
  since: new Date(NOW - minutes * MINUTE),
});

it.each([
  ['its clock agrees', 6, 0, true],
  ['this computer is 2 minutes ahead', 6, 2 * MINUTE, false],
  ['this computer is 2 minutes behind', 4, -2 * MINUTE, true],
])('when %s, the time of the server counts', (_, minutes, ahead, expected) => {
  expect(isTakingLong(starting(minutes), { now: NOW, ahead })).toBe(expected);
});

it.each([
  ['younger than the limit', 4, false],
  ['older than the limit', 6, true],
])('a followed change that is %s', (_, minutes, expected) => {
  expect(isTakingLong(starting(24), { now: NOW, ahead: 0 }, NOW - minutes * MINUTE)).toBe(expected);
});

it('has the start, the usual time, and the remedies, the least harmful first', () => {
  const text = adviceOn(starting(24), { now: NOW, ahead: 0 });
  expect(text).toMatch(/^In this state since .+ \(24m\), usually for 5 minutes at most\./);
  expect(text).toMatch(/Wait a little longer, or stop the instance .+ contact support\.$/);
});

it('offers only to wait and to ask where the state allows nothing else', () => {
  const text = adviceOn({ ...starting(24), state: 'stopping' }, { now: NOW, ahead: 0 });
  expect(text).toMatch(/Wait a little longer\. If that does not help, contact support\.$/);
});

import { beforeEach, expect, test } from 'vitest';
import { clockAheadAtom, compareClocks } from './clock.ts';
import { store } from './store.ts';

const HEADER = 'Mon, 23 Nov 2026 17:00:00 GMT';
const SERVER = Date.parse(HEADER);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => store.set(clockAheadAtom, 0));

const ahead = () => store.get(clockAheadAtom);

test.each<[what: string, sent: number, answered: number, ahead: number]>([
  ['agree', -200, 300, 0],
  ['differ by a minute', MINUTE, MINUTE + 300, 0],
  ['agree, and the response was slow', -DAY, 200, 0],
  ['agree, and the computer slept before it read the response', -200, DAY, 0],
  ['differ: this computer is a day ahead', DAY + 1_000, DAY + 1_300, DAY],
  ['differ: this computer is a day behind', -DAY - 300, -DAY, -DAY],
])('the clocks %s', (_, sent, answered, expected) => {
  compareClocks(HEADER, SERVER + sent, SERVER + answered);
  expect(ahead()).toBe(expected);
});

test.each([null, '', 'soon'])('nothing is known from a response with the date %j', (date) => {
  compareClocks(date, 0, 0);
  expect(ahead()).toBe(0);
});

test('a difference is reported once, until it changes or is corrected', () => {
  compareClocks(HEADER, SERVER - DAY, SERVER - DAY);
  compareClocks(HEADER, SERVER - DAY + 400, SERVER - DAY + 700);
  expect(ahead()).toBe(-DAY);
  compareClocks(HEADER, SERVER - DAY / 2, SERVER - DAY / 2);
  expect(ahead()).toBe(-DAY / 2);
  compareClocks(HEADER, SERVER - 100, SERVER + 100);
  expect(ahead()).toBe(0);
});

import { expect, test } from 'vitest';
import { guard } from './guard.ts';
import type { UplinkVerdict } from './verdict.ts';

const uplinks = (...verdicts: UplinkVerdict[]) =>
  verdicts.map((verdict, id) => ({ id: String(id), verdict }));
const cut = (...ids: string[]) => new Set(ids);

// @sheet operator/13.90
test.each([
  ['nothing', cut(), uplinks('ok'), 'safe'],
  ['the only one', cut('0'), uplinks('ok'), 'last'],
  ['the only one that partly works', cut('0'), uplinks('degraded', 'down'), 'last'],
  ['one of two', cut('0'), uplinks('ok', 'degraded'), 'alone'],
  ['one of three', cut('0'), uplinks('ok', 'ok', 'degraded'), 'safe'],
  ['both', cut('0', '1'), uplinks('ok', 'ok'), 'last'],
  ['one of unknown state, while no other one works', cut('0'), uplinks('unknown', 'down'), 'unknown'],
  ['one that is down anyway', cut('0'), uplinks('down', 'starting'), 'safe'],
  ['an uplink before states were read', cut('0'), undefined, 'unknown'],
])('a change that cuts %s gets the right verdict', (_, ids, all, expected) =>
  expect(guard(ids, all)).toBe(expected),
);

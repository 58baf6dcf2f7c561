import { expect, test } from 'vitest';
import { guard } from './guard.ts';
import type { UplinkVerdict } from './verdict.ts';

const uplinks = (...verdicts: UplinkVerdict[]) =>
  verdicts.map((verdict, id) => ({ id: String(id), verdict }));
const cut = (...ids: string[]) => new Set(ids);

test.each([
  ['nothing', cut(), uplinks('ok'), 'safe'],
  ['the only one', cut('0'), uplinks('ok'), 'last'],
  ['the only one that works in part', cut('0'), uplinks('degraded', 'down'), 'last'],
  ['one of two', cut('0'), uplinks('ok', 'degraded'), 'safe'],
  ['both', cut('0', '1'), uplinks('ok', 'ok'), 'last'],
  ['one of which nothing is known, beside none that works', cut('0'), uplinks('unknown', 'down'), 'unknown'],
  ['one that is down anyway', cut('0'), uplinks('down', 'starting'), 'safe'],
  ['what was never read', cut('0'), undefined, 'unknown'],
])('to cut %s is judged', (_, ids, all, expected) => expect(guard(ids, all)).toBe(expected));

import { AREAS } from './of-areas.ts';
import { COMPOSITION } from './of-composition.ts';
import { CONFORMANCE } from './of-conformance.ts';
import { DRAFTS } from './of-drafts.ts';
import { EARLY } from './of-early.ts';
import type { Guard } from './guard.ts';
import { IDENTITY } from './of-identity.ts';
import { MOCK } from './of-mock.ts';
import { POLICY } from './of-policy.ts';
import { PROXY } from './of-proxy.ts';
import { RELEASES } from './of-releases.ts';
import { REPORTS } from './of-reports.ts';
import { SERVICES } from './of-services.ts';
import { SERVING } from './of-serving.ts';
import { SESSION } from './of-session.ts';
import { SETS } from './of-sets.ts';
import { SIGNING } from './of-signing.ts';
import { TEAMS } from './of-teams.ts';
import { WORK } from './of-work.ts';

/** The guards by their list: `of-NAME.ts`. */
const LISTS = {
  'of-policy': POLICY,
  'of-composition': COMPOSITION,
  'of-areas': AREAS,
  'of-session': SESSION,
  'of-identity': IDENTITY,
  'of-early': EARLY,
  'of-work': WORK,
  'of-drafts': DRAFTS,
  'of-sets': SETS,
  'of-mock': MOCK,
  'of-serving': SERVING,
  'of-releases': RELEASES,
  'of-signing': SIGNING,
  'of-teams': TEAMS,
  'of-proxy': PROXY,
  'of-services': SERVICES,
  'of-reports': REPORTS,
  'of-conformance': CONFORMANCE,
} as const satisfies Record<string, readonly Guard[]>;

/** Every guard of the console that `npm run prove -- guards` removes (docs/references/ux-security.md must 12). */
export const GUARDS: readonly Guard[] = Object.values(LISTS).flat();

/** The guards whose list, name or file contain every word, in any case. */
export function guardsOf(words: readonly string[]): Guard[] {
  const isMeant = (text: string) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
  return Object.entries(LISTS).flatMap(([list, guards]) =>
    guards.filter(({ name, file }) => isMeant(`${list} ${name} ${file}`)),
  );
}

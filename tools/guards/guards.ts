import { AREAS } from './of-areas.ts';
import { COMPOSITION } from './of-composition.ts';
import type { Guard } from './guard.ts';
import { IDENTITY } from './of-identity.ts';
import { MOCK } from './of-mock.ts';
import { POLICY } from './of-policy.ts';
import { PROXY } from './of-proxy.ts';
import { RELEASES } from './of-releases.ts';
import { SERVING } from './of-serving.ts';
import { SESSION } from './of-session.ts';
import { WORK } from './of-work.ts';

/** Every guard of the console that `npm run guards` tests by taking it out (docs/references/ux-security.md must 12). */
export const GUARDS: readonly Guard[] = [
  ...POLICY,
  ...COMPOSITION,
  ...AREAS,
  ...SESSION,
  ...IDENTITY,
  ...WORK,
  ...MOCK,
  ...SERVING,
  ...RELEASES,
  ...PROXY,
];

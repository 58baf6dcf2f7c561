import { COMPOSITION } from './of-composition.ts';
import type { Guard } from './guard.ts';
import { POLICY } from './of-policy.ts';
import { MOCK } from './of-mock.ts';
import { SERVING } from './of-serving.ts';
import { SESSION } from './of-session.ts';
import { WORK } from './of-work.ts';

/** Every guard of the console that is tried by taking it away (references/ux-security.md, must 12). */
export const GUARDS: readonly Guard[] = [...POLICY, ...COMPOSITION, ...SESSION, ...WORK, ...MOCK, ...SERVING];

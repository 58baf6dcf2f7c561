import type { Risk } from './diff.ts';

/** The effect of a change of each risk, as a sentence. */
export const RISK_TEXTS = {
  cut: 'The link goes down and comes up again, and everything over it stops meanwhile.',
  session: 'Sessions with peers end and are made anew. Routes are missing meanwhile.',
  quiet: 'Nothing that runs is interrupted.',
} as const satisfies Record<Risk, string>;

import type { Risk } from './diff.ts';

/** The effect of a change of each risk, as a sentence. */
export const RISK_TEXTS = {
  cut: 'The link goes down and comes up again. Traffic over it is interrupted.',
  session: 'Sessions with peers end and are established again. Until then, their routes are missing.',
  quiet: 'No traffic is interrupted.',
} as const satisfies Record<Risk, string>;

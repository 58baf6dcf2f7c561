import type { Risk } from './diff.ts';

/** The effect of a change of each risk, as a sentence. */
export const RISK_TEXTS = {
  cut: 'The link restarts, which interrupts its traffic.',
  session: 'Peers reconnect; until then, their routes are gone.',
  quiet: 'No traffic is interrupted.',
} as const satisfies Record<Risk, string>;

import { useState } from 'react';
import type { ApiRequest } from '@console/shared/api';
import { checkLost } from './check.ts';
import { type Finding, FINDINGS } from './findings.ts';

/** State of the outcome of a write whose response never arrived. */
export type OutcomeState = 'unknown' | 'checking' | Finding;

/** The outcome of a write whose response never arrived, and the function that checks it. */
export interface Outcome {
  readonly state: OutcomeState;
  /** Result of the last check, as text; undefined before the first one. */
  readonly text: string | undefined;
  /** Reads the data that the write would have changed; the write is not sent again. */
  readonly check: () => Promise<OutcomeState>;
}

/**
 * The outcome of a write that got no response (docs/screens/operator.md section 0.4). Such a write is never sent again without a
 * check.
 * @param lost the write, undefined while there is none
 */
export function useOutcome(lost: ApiRequest | undefined): Outcome {
  const [known, setKnown] = useState<{ of: ApiRequest | undefined; state: OutcomeState; text?: string }>();
  const told = known?.of === lost ? known : undefined;
  const check = async (): Promise<OutcomeState> => {
    if (!lost) return 'untold';
    setKnown({ of: lost, state: 'checking' });
    try {
      const state = await checkLost(lost);
      setKnown({ of: lost, state, text: FINDINGS[state] });
      return state;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'It could not be checked.';
      setKnown({ of: lost, state: 'unknown', text: reason });
      return 'unknown';
    }
  };
  return { state: told?.state ?? 'unknown', text: told?.text, check };
}

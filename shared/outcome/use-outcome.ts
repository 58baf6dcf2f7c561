import { useState } from 'react';
import { type ApiRequest, isKind, type Write } from '@console/shared/api';
import { makeStale } from '@console/shared/query';
import { fetchPart } from '@console/shared/runtime';

/** How far the outcome of a write is known whose answer was lost. `untold`: nothing that can be read tells. */
export type OutcomeState = 'unknown' | 'checking' | 'done' | 'not done' | 'untold';

/** The outcome of a write whose answer was lost, and how it is found out. */
export interface Outcome {
  readonly state: OutcomeState;
  /** What a check has said; undefined before the first one. */
  readonly text: string | undefined;
  /** Reads what the write would have changed; the write is not sent again. */
  readonly check: () => Promise<OutcomeState>;
}

/** What is said of an outcome that was checked. */
const TEXTS = {
  done: 'Done: the request had arrived.',
  'not done': 'It was not done: the request never arrived. Try again.',
  untold: 'Nothing that can be read tells whether it was done. Look before you try again.',
} as const;

const isWrite = (operation: ApiRequest['operation']): operation is Write => 'stale' in operation;

/** What may not be read tells nothing. Any other failure leaves the outcome as unknown as before. */
function untold(error: unknown): undefined {
  if (!isKind(error, 'forbidden', 'invalid', 'not-found')) throw error;
}

/** Sees whether a write was carried out. The code is fetched now: it is of use only when the server can be reached again. */
async function look(lost: ApiRequest): Promise<keyof typeof TEXTS> {
  const { wasDone } = await fetchPart(() => import(/* webpackChunkName: "outcome" */ './rules.ts'));
  const wasCarriedOut = await wasDone(lost).catch(untold);
  if (wasCarriedOut === undefined) return 'untold';
  // What is on the screen is as old as the request
  if (wasCarriedOut && isWrite(lost.operation)) makeStale(lost.operation, lost.input);
  return wasCarriedOut ? 'done' : 'not done';
}

/**
 * The outcome of a write that got no answer (docs/screens/operator.md section 0.4). Such a write is never repeated blindly.
 * @param lost the write, undefined while there is none
 */
export function useOutcome(lost: ApiRequest | undefined): Outcome {
  const [known, setKnown] = useState<{ of: ApiRequest | undefined; state: OutcomeState; text?: string }>();
  const told = known?.of === lost ? known : undefined;
  const check = async (): Promise<OutcomeState> => {
    if (!lost) return 'untold';
    setKnown({ of: lost, state: 'checking' });
    try {
      const state = await look(lost);
      setKnown({ of: lost, state, text: TEXTS[state] });
      return state;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'It could not be checked.';
      setKnown({ of: lost, state: 'unknown', text: reason });
      return 'unknown';
    }
  };
  return { state: told?.state ?? 'unknown', text: told?.text, check };
}

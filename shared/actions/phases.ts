import type { ChangePhase } from '@console/shared/query';

/** The states of a change, as the API names them. */
export interface Settles {
  /** States in which it has succeeded. */
  readonly to: readonly string[];
  /** States in which it has failed. */
  readonly failed: readonly string[];
  /** The text of the success, after the name: `Instance web-1 stopped`. */
  readonly done: string;
  /** The initial state is one of `to`, as for a reboot: the state in the response to the request then means nothing. */
  readonly isRound?: true;
  /** The final message has a fixed text without the duration (docs/screens). */
  readonly isPlain?: true;
}

/** An observation of the resource. */
export type Seen =
  /** `isAnswer`: from the response to the request itself. */
  | { readonly kind: 'state'; readonly state: string; readonly isAnswer?: true }
  /** It no longer exists, may no longer be read, or another change was requested in the meantime. */
  | { readonly kind: 'gone' | 'refused' | 'replaced' }
  /** It was polled for too long. */
  | { readonly kind: 'late'; readonly state: string };

/** The progress of a change. */
export interface Step {
  readonly phase: ChangePhase;
  readonly reason?: string;
}

/** Whether a change has ended, or its end will never be known. */
export const isOver = (phase: ChangePhase): boolean => phase !== 'accepted' && phase !== 'in progress';

/** The next step when the resource can no longer be observed in this change. */
const ENDS: Readonly<Record<'gone' | 'refused' | 'replaced', Step>> = {
  gone: { phase: 'failed', reason: 'It no longer exists.' },
  refused: { phase: 'unknown', reason: 'Its state can no longer be read.' },
  replaced: { phase: 'unknown', reason: 'Another action was started later.' },
};

const plain = (state: string) => state.replaceAll('_', ' ');

/**
 * The next step after an observation. A final step never changes. A resource that was changing and has settled in another state
 * than intended has failed; one that has not started to change is still followed.
 * @param via transitional states: the resource leaves them without a request
 */
export function nextStep(
  now: Step,
  { to, failed, isRound }: Settles,
  via: readonly string[],
  seen: Seen,
): Step {
  if (isOver(now.phase)) return now;
  if (seen.kind !== 'state' && seen.kind !== 'late') return ENDS[seen.kind];
  const state = plain(seen.state);
  if (seen.kind === 'late')
    return { phase: 'unknown', reason: `It is still ${state}. Check its state before retrying.` };
  if (via.includes(seen.state)) return { phase: 'in progress' };
  if (seen.isAnswer) return to.includes(seen.state) && !isRound ? { phase: 'done' } : now;
  if (to.includes(seen.state)) return { phase: 'done' };
  if (failed.includes(seen.state) || now.phase === 'in progress')
    return { phase: 'failed', reason: `It is ${state}.` };
  return now;
}

import type { ChangePhase } from '@console/shared/query';

/** Names of the states between which a change goes, as the API names them. */
export interface Settles {
  /** States in which it is done. */
  readonly to: readonly string[];
  /** States in which it has failed. */
  readonly failed: readonly string[];
  /** What has happened when it is done, after the name: `Instance web-1 stopped`. */
  readonly done: string;
  /**
   * The state before is among those of `to`, as for a reboot: the state in the answer to the request then says nothing.
   */
  readonly isRound?: true;
  /** The message of its end does not say how long it took: its words are fixed (docs/screens). */
  readonly isPlain?: true;
}

/** What was seen of the resource. */
export type Seen =
  /** `isAnswer`: in the answer to the request itself. */
  | { readonly kind: 'state'; readonly state: string; readonly isAnswer?: true }
  /** It does not exist any more, may not be read any more, or something else was asked for meanwhile. */
  | { readonly kind: 'gone' | 'refused' | 'replaced' }
  /** It was polled for too long. */
  | { readonly kind: 'late'; readonly state: string };

/** Where a change is now. */
export interface Step {
  readonly phase: ChangePhase;
  readonly reason?: string;
}

/** Whether a change has ended, or nobody can tell any more. */
export const isOver = (phase: ChangePhase): boolean => phase !== 'accepted' && phase !== 'in progress';

/** What follows when the resource can no longer be seen in a state of this change. */
const ENDS: Readonly<Record<'gone' | 'refused' | 'replaced', Step>> = {
  gone: { phase: 'failed', reason: 'It no longer exists.' },
  refused: { phase: 'unknown', reason: 'Its state can no longer be read.' },
  replaced: { phase: 'unknown', reason: 'Another action has followed.' },
};

const plain = (state: string) => state.replaceAll('_', ' ');

/**
 * The step that follows from what was seen. What is over stays so. A resource that was on its way and has come to rest in a state
 * that was not asked for has failed to change; one that has not moved yet is waited for.
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

import { type UplinkVerdict, works } from './verdict.ts';

/** Whether a change cuts the last working uplink of the rack; `alone`: it leaves one. */
export type Guard = 'safe' | 'alone' | 'last' | 'unknown';

/** The change may cut the rack off, so the user confirms another way to it. */
export const mayCutOff = (guard: Guard): guard is 'last' | 'unknown' =>
  guard === 'last' || guard === 'unknown';

/** The input of the guard about an uplink. */
export interface GuardedUplink {
  /** Id of its port. */
  readonly id: string;
  readonly verdict: UplinkVerdict;
}

const isUp = ({ verdict }: GuardedUplink): boolean => works(verdict);

/**
 * Whether a working uplink remains after a change (docs/screens/operator.md section 9.9, "Last way out").
 * @param cut ids of the ports that the change cuts
 * @param uplinks undefined: their state is not known
 */
export function guard(cut: ReadonlySet<string>, uplinks: readonly GuardedUplink[] | undefined): Guard {
  if (cut.size === 0) return 'safe';
  if (!uplinks) return 'unknown';
  const left = uplinks.filter(({ id }) => !cut.has(id));
  const lost = uplinks.filter(({ id }) => cut.has(id));
  const rest = left.filter(isUp).length;
  if (rest > 0) return rest === 1 && lost.some(isUp) ? 'alone' : 'safe';
  if (lost.some(isUp)) return 'last';
  return lost.some(({ verdict }) => verdict === 'unknown') ? 'unknown' : 'safe';
}

/** The warnings before a working uplink is cut. */
export const GUARD_TEXTS = {
  alone: 'This leaves one working uplink. If it fails too, the rack is cut off.',
  last: 'This is the only uplink that works. This can lock you out.',
  unknown: 'Other uplinks could not be checked. If none works, this can lock you out.',
} as const;

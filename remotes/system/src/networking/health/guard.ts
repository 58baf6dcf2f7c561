import type { UplinkVerdict } from './verdict.ts';

/** Whether a change cuts the last working uplink of the rack. */
export type Guard = 'safe' | 'last' | 'unknown';

/** The input of the guard about an uplink. */
export interface GuardedUplink {
  /** Id of its port. */
  readonly id: string;
  readonly verdict: UplinkVerdict;
}

const works = ({ verdict }: GuardedUplink): boolean => verdict === 'ok' || verdict === 'degraded';

/**
 * Whether a working uplink remains after a change (docs/screens/operator.md section 9.9, "Last way out").
 * @param cut ids of the ports that the change cuts
 * @param uplinks undefined: their state is not known
 */
export function guard(cut: ReadonlySet<string>, uplinks: readonly GuardedUplink[] | undefined): Guard {
  if (cut.size === 0) return 'safe';
  if (!uplinks) return 'unknown';
  const left = uplinks.filter(({ id }) => !cut.has(id));
  if (left.some(works)) return 'safe';
  const lost = uplinks.filter(({ id }) => cut.has(id));
  if (lost.some(works)) return 'last';
  return lost.some(({ verdict }) => verdict === 'unknown') ? 'unknown' : 'safe';
}

/** The warnings before the last working uplink is cut. */
export const GUARD_TEXTS = {
  last: 'This is the only working uplink. You may lose this console.',
  unknown: 'Whether another uplink works could not be checked. You may lose this console.',
} as const;

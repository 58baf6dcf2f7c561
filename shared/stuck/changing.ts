import { followedSince } from '@console/shared/actions';
import { formatAge, formatMoment, pluralize } from '@console/shared/format';
import { clockAheadAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { useNow } from '@console/shared/ui';
import { limitOf, takingLong } from './limits.ts';

/** A resource in a state that ends automatically. */
export interface Changing {
  readonly id: string;
  readonly kind: 'instance' | 'disk' | 'snapshot' | 'bundle';
  /** The state as the API names it. */
  readonly state: string;
  /** When it entered the state, by the server's clock. */
  readonly since: Date;
}

/** Whether the state of a resource may be marked at some time, so that its row needs a clock. */
export const hasLimit = ({ kind, state }: Changing): boolean => limitOf(`${kind} ${state}`) !== undefined;

/** A time by both clocks, in milliseconds. */
export interface Moment {
  /** Since 1970, by this computer's clock. */
  readonly now: number;
  /** By which this computer's clock is ahead of the server's. */
  readonly ahead: number;
}

/** The current time, renewed every half minute. */
export function useMoment(): Moment {
  const now = useNow('halfMinute');
  const ahead = useAtomValue(clockAheadAtom);
  return { now, ahead };
}

/**
 * Whether a resource is to be marked. While this tab follows a change that is younger than the limit, the data of the list is older than
 * the change.
 * @param followed when that change started, by this computer's clock
 */
export function isTakingLong(
  { id, kind, state, since }: Changing,
  { now, ahead }: Moment,
  followed: number | undefined = followedSince(id),
): boolean {
  const name = `${kind} ${state}`;
  if (followed !== undefined && !takingLong(name, new Date(followed), now)) return false;
  return takingLong(name, since, now - ahead);
}

/** Since when it lasts, how long it usually does and why, and what to do in the order of harm: texts of a tooltip or a message. */
export function adviceOn({ kind, state, since }: Changing, { now, ahead }: Moment): string {
  const limit = limitOf(`${kind} ${state}`);
  if (!limit) return '';
  const { minutes, why, remedy } = limit;
  const wait = remedy ? `Wait a little longer, or ${remedy}` : 'Wait a little longer';
  const begin = `In this state since ${formatMoment(since, new Date(now))} (${formatAge(since, new Date(now - ahead))})`;
  return (
    `${begin}, usually for ${pluralize(minutes, 'minute')} at most. ${why} ` +
    `${wait}. If that does not help, contact support.`
  );
}

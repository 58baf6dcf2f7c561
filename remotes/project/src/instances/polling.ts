import { useState } from 'react';
import type { Instance } from '@console/shared/api';
import type { Page } from '@console/shared/query';
import { isTransitioning } from './states.ts';

/** Milliseconds between two asks: while something is changing, and otherwise. */
const FAST = 3_000;
const SLOW = 60_000;

/** Milliseconds for which a change is followed closely. One that takes longer is not worth the calls. */
const WINDOW = 30_000;

type Row = Pick<Instance, 'id' | 'runState'>;

/** The changes being followed. */
export interface PollWindow {
  /** Id and state of every row that was changing when last looked at. */
  readonly changes: ReadonlySet<string>;
  /** When the newest of them was first seen, in milliseconds since 1970. */
  readonly since: number;
}

/** Nothing has been seen. */
export const NO_CHANGES: PollWindow = { changes: new Set(), since: Number.NEGATIVE_INFINITY };

/**
 * Looks at the rows. A change not seen before opens the window anew: another row, or another state of a row. A row that
 * has arrived does not, so one that never does cannot keep the fast pace up.
 */
export function look(before: PollWindow, rows: readonly Row[], now: number): PollWindow {
  const changes = new Set(rows.filter(isTransitioning).map(({ id, runState }) => `${id} ${runState}`));
  const isNew = [...changes].some((change) => !before.changes.has(change));
  return { changes, since: isNew ? now : before.since };
}

/** Milliseconds until the list is asked for again (screens/compute-storage.md, section 3). */
export const pollInterval = ({ changes, since }: PollWindow, now: number): number =>
  changes.size > 0 && now - since < WINDOW ? FAST : SLOW;

/** The pace of a list on screen, for `usePage`. */
export function usePolling(): (page: Page<Row>) => number {
  const [poll] = useState(() => {
    let window = NO_CHANGES;
    return ({ items }: Page<Row>) => {
      const now = Date.now();
      window = look(window, items, now);
      return pollInterval(window, now);
    };
  });
  return poll;
}

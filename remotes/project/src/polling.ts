import { useState } from 'react';

/** Milliseconds between two asks: while something is changing, and otherwise. */
const FAST = 3_000;
const SLOW = 60_000;

/** Milliseconds for which a change is followed closely. One that takes longer is not worth the calls. */
const WINDOW = 30_000;

/** The changes being followed. */
export interface PollWindow {
  /** What was changing when the rows were last read, such as id and state of a row. */
  readonly changes: ReadonlySet<string>;
  /** When the newest of them was first seen, in milliseconds since 1970. */
  readonly since: number;
}

/** Nothing has been seen. */
export const NO_CHANGES: PollWindow = { changes: new Set(), since: Number.NEGATIVE_INFINITY };

/**
 * Notes what is changing now. A change that was not there before restarts the window: another row, or another state of a row.
 * A row that has arrived does not, so one that never does cannot keep the fast pace up.
 */
export function look(before: PollWindow, changes: ReadonlySet<string>, now: number): PollWindow {
  const isNew = [...changes].some((change) => !before.changes.has(change));
  return { changes, since: isNew ? now : before.since };
}

/** Milliseconds until the next ask; `idle` when nothing is changing (docs/screens/compute-storage.md section 3). */
export function pollInterval({ changes, since }: PollWindow, now: number, idle: number | false = SLOW) {
  if (changes.size === 0) return idle;
  return now - since < WINDOW ? FAST : SLOW;
}

/**
 * The pace of rows on screen, for `usePage` and `useLoaded`. `changeOf` names the change a row is in the middle of, if
 * any; `idle` is the pace when there is none.
 */
export function usePacedPolling<Row>(
  changeOf: (row: Row) => string | undefined,
  idle: number | false = SLOW,
): (page: { items: readonly Row[] }) => number | false {
  const [poll] = useState(() => {
    let window = NO_CHANGES;
    return ({ items }: { items: readonly Row[] }) => {
      const now = Date.now();
      const changes = items.map(changeOf).filter((change) => change !== undefined);
      window = look(window, new Set(changes), now);
      return pollInterval(window, now, idle);
    };
  });
  return poll;
}

import { useState } from 'react';

/** Milliseconds between two polls: while something is changing, and otherwise. */
const FAST = 3_000;
const SLOW = 60_000;

/** Milliseconds for which a change is polled at the short interval. A longer change is not worth the requests. */
const WINDOW = 30_000;

export interface PollWindow {
  /** The changes at the last response, such as id and state of a row. */
  readonly changes: ReadonlySet<string>;
  /** When the newest of them was first seen, in milliseconds since 1970. */
  readonly since: number;
}

/** No change has been seen. */
export const NO_CHANGES: PollWindow = { changes: new Set(), since: Number.NEGATIVE_INFINITY };

/**
 * Records the current changes. A new change restarts the time limit of the short interval: another row, or another state of a row.
 * A row that has settled does not, so a row that never settles cannot keep the short interval.
 */
export function look(before: PollWindow, changes: ReadonlySet<string>, now: number): PollWindow {
  const isNew = [...changes].some((change) => !before.changes.has(change));
  return { changes, since: isNew ? now : before.since };
}

/** Milliseconds until the next poll; `idle` when nothing is changing (docs/screens/compute-storage.md section 3). */
export function pollInterval({ changes, since }: PollWindow, now: number, idle: number | false = SLOW) {
  if (changes.size === 0) return idle;
  return now - since < WINDOW ? FAST : SLOW;
}

/**
 * The poll interval of the rows on screen, for `usePage` and `useLoaded`. `changeOf` returns the pending change of a row, if any;
 * `idle` is the interval when there is none.
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

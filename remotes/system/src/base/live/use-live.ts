import { useState } from 'react';

/** How often a page refreshes itself: text in the list, and milliseconds (docs/screens/operator.md section 0.3). */
export const PACES = [
  { value: 'Off', every: undefined },
  { value: '10s', every: 10_000 },
  { value: '1m', every: 60_000 },
  { value: '5m', every: 300_000 },
] as const;

/** Label of an interval, which is its value too. */
export type Pace = (typeof PACES)[number]['value'];

/** The longest pause of a monitoring page in milliseconds, after failures that double it. */
export const LONGEST = 300_000;

/** How a page refreshes itself. */
export interface Live {
  readonly pace: Pace;
  readonly setPace: (pace: Pace) => void;
  /**
   * Milliseconds until the next poll, false for none.
   * @param fast shorter interval in milliseconds while a change is in progress; has no effect when refetching is off
   */
  readonly every: (fast?: number) => number | false;
}

/** Milliseconds until the next poll for an interval. */
export function everyOf(pace: Pace, fast?: number): number | false {
  const every = PACES.find(({ value }) => value === pace)?.every;
  if (every === undefined) return false;
  return fast === undefined ? every : Math.min(every, fast);
}

/** The selected interval of a page, until the user leaves the page. */
export function useLive(first: Pace): Live {
  const [pace, setPace] = useState(first);
  return { pace, setPace, every: (fast) => everyOf(pace, fast) };
}

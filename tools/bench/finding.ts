/** A line of the result: what was measured, and whether it is as it should be. */
export interface Finding {
  what: string;
  holds: boolean;
  /** A time, which depends on the machine and on what else it does: told, but not counted. */
  timed?: true;
}

/** A measured time and its limit. */
export const timed = (what: string, time: number, budget: number): Finding => ({
  what: `${what}: ${time.toFixed(0)} of ${budget} ms`,
  holds: time <= budget,
  timed: true,
});

/** The value below which so large a part of the values is; 0.5 is the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The middle one of several values. */
export const middle = (values: readonly number[]): number => quantile(values, 0.5);

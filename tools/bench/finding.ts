/** A line of the result: what was measured, and whether it is within its limit. */
export interface Finding {
  what: string;
  holds: boolean;
  /** A time, which depends on the machine and its load: printed, but not counted. */
  timed?: true;
}

/** A measured time and its limit. */
export const timed = (what: string, time: number, budget: number): Finding => ({
  what: `${what}: ${time.toFixed(0)} of ${budget} ms`,
  holds: time <= budget,
  timed: true,
});

/** The quantile of a share of the values; 0.5 is the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The median of several values. */
export const middle = (values: readonly number[]): number => quantile(values, 0.5);

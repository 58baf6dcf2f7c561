const SECOND = 1000;

/** Refresh intervals: label and milliseconds. */
export const INTERVALS = [
  { value: 'Off', every: undefined },
  { value: '10s', every: 10 * SECOND },
  { value: '1m', every: 60 * SECOND },
  { value: '2m', every: 120 * SECOND },
  { value: '5m', every: 300 * SECOND },
] as const;

/** The label of an interval, which is its value too. */
export type RefreshInterval = (typeof INTERVALS)[number]['value'];

/** Whether a text is a label of the list. */
export const isInterval = (value: string): value is RefreshInterval =>
  INTERVALS.some((interval) => interval.value === value);

/** Milliseconds; undefined for `Off`. */
export const everyOf = (value: RefreshInterval): number | undefined =>
  INTERVALS.find((interval) => interval.value === value)?.every;

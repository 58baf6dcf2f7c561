import { rangeOf, type RangePreset, type SlidingPreset, type TimeRange } from '@console/shared/date-range';

/** The chosen period: a preset, which ends at the time of the request, or dates. */
export type Period =
  | { readonly preset: Exclude<RangePreset, 'custom'> }
  | ({ readonly preset: 'custom' } & TimeRange);

/** Presets of a page in their order; the first is the default. */
export type Presets = readonly [SlidingPreset, ...SlidingPreset[]];

/** The current times of a period; presets end with a whole second. */
export const timesOf = (period: Period): TimeRange =>
  period.preset === 'custom'
    ? { start: period.start, end: period.end }
    : rangeOf(period.preset, Math.floor(Date.now() / 1000) * 1000);

const MINUTE = 60_000;

/** A part of a period that was selected in a chart, in whole minutes as in the calendar: a sample is between its neighbors. */
export const zoomedTo = ({ start, end }: TimeRange): Period => ({
  preset: 'custom',
  start: Math.floor(start / MINUTE) * MINUTE,
  end: Math.ceil(end / MINUTE) * MINUTE,
});

const timeIn = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

/** The period in a query string: `range=last3Hours`, or `start` and `end`. Invalid values are ignored. */
export function periodIn(search: URLSearchParams, presets: Presets): Period {
  const start = timeIn(search.get('start'));
  const end = timeIn(search.get('end'));
  if (start <= end) return { preset: 'custom', start, end };
  const wanted = search.get('range');
  return { preset: presets.find((preset) => preset === wanted) ?? presets[0] };
}

/** The query string with another period; its other parameters stay. */
export function withPeriod(search: URLSearchParams, period: Period, presets: Presets): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['range', 'start', 'end']) next.delete(name);
  if (period.preset === 'custom') {
    next.set('start', new Date(period.start).toISOString());
    next.set('end', new Date(period.end).toISOString());
  } else if (period.preset !== presets[0]) next.set('range', period.preset);
  return next;
}

/** The query string with a choice; undefined is the default and needs no parameter. */
export function withChoice(
  search: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}

import { rangeOf, type RangePreset, type SlidingPreset, type TimeRange } from '@console/shared/date-range';

/** What is asked for: a preset, which ends whenever it is asked, or dates. */
export type Period =
  | { readonly preset: Exclude<RangePreset, 'custom'> }
  | ({ readonly preset: 'custom' } & TimeRange);

/** Presets of a page in their order; the first is the one of an address that names none. */
export type Presets = readonly [SlidingPreset, ...SlidingPreset[]];

/** The times that a period means now; presets end with a whole second. */
export const timesOf = (period: Period): TimeRange =>
  period.preset === 'custom'
    ? { start: period.start, end: period.end }
    : rangeOf(period.preset, Math.floor(Date.now() / 1000) * 1000);

const timeIn = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

/** The period in a query string: `range=last3Hours`, or `start` and `end`. What makes no sense counts as none. */
export function periodIn(search: URLSearchParams, presets: Presets): Period {
  const start = timeIn(search.get('start'));
  const end = timeIn(search.get('end'));
  if (start <= end) return { preset: 'custom', start, end };
  const wanted = search.get('range');
  return { preset: presets.find((preset) => preset === wanted) ?? presets[0] };
}

/** The query string with another period; the rest of it stays. */
export function withPeriod(search: URLSearchParams, period: Period, presets: Presets): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['range', 'start', 'end']) next.delete(name);
  if (period.preset === 'custom') {
    next.set('start', new Date(period.start).toISOString());
    next.set('end', new Date(period.end).toISOString());
  } else if (period.preset !== presets[0]) next.set('range', period.preset);
  return next;
}

/** The query string with a choice of a list; undefined is the default and needs no word. */
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

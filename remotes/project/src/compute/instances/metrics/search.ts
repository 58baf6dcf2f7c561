import type { SlidingPreset } from '@console/shared/date-range';
import type { RangeChoice } from './metric-query.ts';

/** Presets of these charts in their order; the first is the one of an address that names none. */
export const PRESETS = ['lastHour', 'last3Hours', 'last24Hours'] as const satisfies readonly SlidingPreset[];

const timeIn = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

/** The period in a query string: `range=last3Hours`, or `start` and `end`. What makes no sense counts as none. */
export function rangeIn(search: URLSearchParams): RangeChoice {
  const start = timeIn(search.get('start'));
  const end = timeIn(search.get('end'));
  if (start <= end) return { preset: 'custom', start, end };
  const wanted = search.get('range');
  return { preset: PRESETS.find((preset) => preset === wanted) ?? PRESETS[0] };
}

/** The query string with another period; the rest of it stays. */
export function withRange(search: URLSearchParams, choice: RangeChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['range', 'start', 'end']) next.delete(name);
  if (choice.preset === 'custom') {
    next.set('start', new Date(choice.start).toISOString());
    next.set('end', new Date(choice.end).toISOString());
  } else if (choice.preset !== PRESETS[0]) next.set('range', choice.preset);
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

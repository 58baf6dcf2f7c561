import type { ChartRange } from './series.ts';

/** Start, end and grid lines of an axis. */
export type ValueAxis = { readonly min: number; readonly max: number; readonly ticks: readonly number[] };

const NICE = [1, 2, 2.5, 5, 10];

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) that is not below `step`. */
function niceStep(wanted: number, whole: boolean): number {
  // Powers of ten below this cannot be represented, and no step would be larger than the previous one
  const step = Math.max(wanted, 1e-300);
  const power = 10 ** Math.floor(Math.log10(step));
  // 2.5% tolerance for floating point: a step of 20.000000000000004 counts as 20
  const factor = NICE.find((nice) => nice * power >= step * (1 - 1e-9)) ?? 10;
  const nice = factor * power;
  return whole ? Math.max(1, Math.ceil(nice)) : nice;
}

function axisOf(from: number, step: number, count: number): ValueAxis {
  // Multiplied, not added: 0.1 + 0.2 would give the label 0.30000000000000004
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    Number((from + index * step).toPrecision(12)),
  );
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

/** From zero to at least 1.2 times the largest value (common-ui 23), rounded up to four or five round grid lines. */
export function zeroAxis(max: number, whole = false): ValueAxis {
  if (!(max > 0)) return axisOf(0, 1, 1);
  const step = niceStep((max * 1.2) / 4, whole);
  return axisOf(0, step, Math.ceil((max * 1.2) / step - 1e-9));
}

/** Smaller changes, as a part of the value, are drawn as a flat line: the labels of their grid lines would be equal. */
const FLAT = 0.001;

/** An axis around the values, for lanes, where a change of one percent must be visible. Three or four grid lines. */
export function fitAxis(low: number, high: number, whole = false): ValueAxis {
  if (high - low <= Math.abs(high) * FLAT) {
    // Centered
    const room = Math.abs(low) * 0.05 || 1;
    return fitAxis(low < 0 ? low - room : Math.max(0, low - room), high + room, whole);
  }
  let step = niceStep(((high - low) * 1.2) / 2, whole);
  for (;;) {
    const start = Math.floor(low / step) * step;
    const count = Math.max(2, Math.ceil((high - start) / step - 1e-9));
    if (count <= 3) return axisOf(start, step, count);
    step = niceStep(step * 1.01, whole);
  }
}

/** Pixels that a label of a time with its day takes (`11/25, 11:30 PM`), with the space to the next one. */
const DAY_LABEL = 112;
/** Narrower plots get three labels instead of five (docs/design/language.md section 21). */
const NARROW = 400;

/** Number of time labels below a plot of `width` pixels: two, three or five, as many as do not touch each other. */
export function timeLabelCount(width: number, range: ChartRange): number {
  if (width >= (isOneDay(range) ? NARROW : 5 * DAY_LABEL)) return 5;
  return isOneDay(range) || width >= 3 * DAY_LABEL ? 3 : 2;
}

/** Evenly spread times with the ends of the range first and last. */
export function timeTicks({ start, end }: ChartRange, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => start + ((end - start) * index) / (count - 1));
}

/** True when both ends are on the same day in local time. */
const isOneDay = ({ start, end }: ChartRange) =>
  new Date(start).toDateString() === new Date(end).toDateString();

const two = (value: number) => String(value).padStart(2, '0');

/** `UTC+2`, `UTC-3:30`: the offset of local time from UTC at a time. */
function offsetText(time: number): string {
  const minutes = -new Date(time).getTimezoneOffset();
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.trunc(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
}

const offsetOf = (time: number) => new Date(time).getTimezoneOffset();

/** Milliseconds around a time in which clocks that are set back show it again; half an hour on Lord Howe Island. */
const TWICE = 60 * 60_000;

/** True when local clocks show this time of day twice, because they are set back: then only the offset makes it unambiguous. */
const isTwice = (time: number) =>
  offsetOf(time) < offsetOf(time + TWICE) || offsetOf(time - TWICE) < offsetOf(time);

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (time: number, locale: string | undefined): string => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(locale, format);
    // Browsers use different spaces before AM and PM
    return format.format(time).replaceAll(/\s/gu, ' ');
  };
};
const clockOf = formatWith({ timeStyle: 'short' });
const dayClockOf = formatWith({ month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const wholeOf = formatWith({ dateStyle: 'medium', timeStyle: 'medium' });

const withOffset = (text: string, time: number) => (isTwice(time) ? `${text} ${offsetText(time)}` : text);

/**
 * `1:02 PM`, or `6/7, 1:02 PM` when the range spans days (common-ui 23): local time in the clock of the locale, which the rest of the
 * page has too; with the offset while it is ambiguous.
 */
export const timeLabel = (time: number, range: ChartRange, locale?: string): string =>
  withOffset((isOneDay(range) ? clockOf : dayClockOf)(time, locale), time);

/** Whole time with seconds, for the tooltip and the table; with the offset while it is ambiguous. */
export const fullTime = (time: number, locale?: string): string => withOffset(wholeOf(time, locale), time);

import type { ChartRange } from './series.ts';

/** Where an axis begins and ends, and where its grid lines are. */
export type ValueAxis = { readonly min: number; readonly max: number; readonly ticks: readonly number[] };

const NICE = [1, 2, 2.5, 5, 10];

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) that is not below `step`. */
function niceStep(step: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(step));
  // 2.5 % tolerance for what floating point adds: a step of 20.000000000000004 is one of 20
  const factor = NICE.find((nice) => nice * power >= step * (1 - 1e-9)) ?? 10;
  const nice = factor * power;
  return whole ? Math.max(1, Math.ceil(nice)) : nice;
}

function axisOf(from: number, step: number, count: number): ValueAxis {
  // multiplied out, not added up: 0.1 + 0.2 would be a label of 0.30000000000000004
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

/** Around the values, for lanes: a fleet that changes by one percent still has a shape. Three or four grid lines. */
export function fitAxis(low: number, high: number, whole = false): ValueAxis {
  if (low === high) {
    // in the middle
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

/** Evenly spread times with the ends of the range first and last. */
export function timeTicks({ start, end }: ChartRange, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => start + ((end - start) * index) / (count - 1));
}

/** True when both ends are on the same day here. */
const isOneDay = ({ start, end }: ChartRange) =>
  new Date(start).toDateString() === new Date(end).toDateString();

const two = (value: number) => String(value).padStart(2, '0');

/** `13:02`, or `6/7 13:02` when the range spans days (common-ui 23). Local time, 24 hours. */
export function timeLabel(time: number, range: ChartRange): string {
  const date = new Date(time);
  const clock = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return isOneDay(range) ? clock : `${date.getMonth() + 1}/${date.getDate()} ${clock}`;
}

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Whole time with seconds, for the tooltip and the table. Local time, 24 hours like the axis. */
export function fullTime(time: number, locale?: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' } as const;
  const clock = clocks.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  clocks.set(locale, clock);
  return clock.format(time);
}

/** A sample: milliseconds since 1970, and the amount provisioned at that time. */
export interface Point {
  readonly time: number;
  readonly value: number;
}

/** Growth per day: the median of all slopes, and their quartiles. */
export interface Trend {
  readonly slope: number;
  readonly low: number;
  readonly high: number;
  /** The value that the trend reaches at the start of the current day. */
  readonly level: number;
  /** Number of whole days that it is based on. */
  readonly days: number;
}

/** Milliseconds of a day. */
export const DAY = 86_400_000;
/** Minimum number of whole days for a trend. */
const FEWEST = 7;
/** Share of the current value per day up to which a change does not count as growth. */
const FLAT = 0.001;

const dayOf = (time: number): number => Math.floor(time / DAY);

/** The start of the day (UTC): forecasts begin there, so that they stay the same all day. */
export const startOfDay = (time: number): number => dayOf(time) * DAY;

/** The highest value of each day (UTC), oldest first. Leaves out the current day, which is not over. */
export function dailyMaxima(points: readonly Point[], now: number): readonly (readonly [number, number])[] {
  const today = dayOf(now);
  const highest = new Map<number, number>();
  for (const { time, value } of points) {
    const day = dayOf(time);
    if (day < today) highest.set(day, Math.max(value, highest.get(day) ?? value));
  }
  return [...highest].toSorted(([a], [b]) => a - b);
}

/** The quantile of a sorted list, interpolated between two values. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The growth per day: the median of the slopes between all pairs of days (Theil–Sen), which single days do not distort
 * (docs/screens/operator.md section 9.3). `short`: fewer than seven whole days. `flat`: less than 0.1% per day.
 */
export function trend(points: readonly Point[], now: number): Trend | 'flat' | 'short' {
  const days = dailyMaxima(points, now);
  if (days.length < FEWEST) return 'short';
  const slopes = days.flatMap(([day, value], index) =>
    days.slice(index + 1).map(([later, other]) => (other - value) / (later - day)),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  const slope = quantile(sorted, 0.5);
  const current = days.at(-1)?.[1] ?? 0;
  if (Math.abs(slope) <= Math.abs(current) * FLAT) return 'flat';
  const levels = days.map(([day, value]) => value + slope * (dayOf(now) - day));
  const level = quantile(
    levels.toSorted((a, b) => a - b),
    0.5,
  );
  return { slope, low: quantile(sorted, 0.25), high: quantile(sorted, 0.75), level, days: days.length };
}

/** Milliseconds since 1970: expected, earliest, and latest date; undefined when that is more than two years away. */
export interface Exhaustion {
  readonly at: number;
  readonly earliest: number;
  readonly latest: number | undefined;
}

const TWO_YEARS = 730 * DAY;

/** How sure a forecast is. */
export type Confidence = 'high' | 'medium' | 'low' | 'few days';

/** Minimum number of days for a forecast that is not based on few of them. */
const MANY = 30;

/** How sure a forecast is: by the number of its days, and by the distance of the quartiles in relation to the growth. */
export function confidenceOf({ slope, low, high, days }: Trend): Confidence {
  if (days < MANY) return 'few days';
  const spread = (high - low) / Math.abs(slope);
  if (spread <= 0.5) return 'high';
  return spread <= 1.5 ? 'medium' : 'low';
}

/**
 * When a value reaches a limit if its trend continues, based on whole days only (docs/screens/operator.md section 9.3): today's
 * changes affect the date tomorrow.
 */
export function exhaustion(
  current: number,
  limit: number,
  growth: Trend | 'flat' | 'short',
  now: number,
): Exhaustion | 'exhausted' | 'not growing' | 'unknown' | 'more than 2 years' {
  if (current >= limit) return 'exhausted';
  if (growth === 'short') return 'unknown';
  if (growth === 'flat' || growth.slope <= 0) return 'not growing';
  // Above its limit by the trend but not in fact, it is close to it
  const left = limit - (growth.level < limit ? growth.level : current);
  const after = (slope: number): number | undefined => {
    const duration = slope <= 0 ? Number.POSITIVE_INFINITY : (left / slope) * DAY;
    return duration > TWO_YEARS ? undefined : startOfDay(now) + duration;
  };
  const at = after(growth.slope);
  if (at === undefined) return 'more than 2 years';
  return { at, earliest: after(growth.high) ?? at, latest: after(growth.low) };
}

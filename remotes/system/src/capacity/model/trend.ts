/** A sample: milliseconds since 1970, and what was provisioned then. */
export interface Point {
  readonly time: number;
  readonly value: number;
}

/** Growth a day: the usual one, and the quartiles of all there were. */
export interface Trend {
  readonly slope: number;
  readonly low: number;
  readonly high: number;
}

const DAY = 86_400_000;
/** Days without which nothing is said. */
const FEWEST = 7;
/** Share of what there is that a day may bring without being called growth. */
const FLAT = 0.001;

const dayOf = (time: number): number => Math.floor(time / DAY);

/** The highest value of each day (UTC), oldest first. The day of `now` is not over, and left out. */
export function dailyMaxima(points: readonly Point[], now: number): readonly (readonly [number, number])[] {
  const today = dayOf(now);
  const highest = new Map<number, number>();
  for (const { time, value } of points) {
    const day = dayOf(time);
    if (day < today) highest.set(day, Math.max(value, highest.get(day) ?? value));
  }
  return [...highest].toSorted(([a], [b]) => a - b);
}

/** The value at a share of a sorted list, between two of them where it is. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * How something grows a day, by the median of the slopes between all pairs of days (Theil and Sen), which single days do not sway
 * (docs/screens/operator.md section 9.3). `short`: fewer than seven whole days. `flat`: less than 0.1 % a day.
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
  return { slope, low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

/** Milliseconds since 1970: likely, at the earliest, and at the latest; undefined for later than two years. */
export interface Exhaustion {
  readonly at: number;
  readonly earliest: number;
  readonly latest: number | undefined;
}

const TWO_YEARS = 730 * DAY;

/** When something reaches a limit, if its trend continues (docs/screens/operator.md section 9.3). */
export function exhaustion(
  current: number,
  limit: number,
  growth: Trend | 'flat' | 'short',
  now: number,
): Exhaustion | 'exhausted' | 'not growing' | 'unknown' | 'more than 2 years' {
  if (current >= limit) return 'exhausted';
  if (growth === 'short') return 'unknown';
  if (growth === 'flat' || growth.slope <= 0) return 'not growing';
  const after = (slope: number): number | undefined => {
    const duration = slope <= 0 ? Number.POSITIVE_INFINITY : ((limit - current) / slope) * DAY;
    return duration > TWO_YEARS ? undefined : now + duration;
  };
  const at = after(growth.slope);
  if (at === undefined) return 'more than 2 years';
  return { at, earliest: after(growth.high) ?? at, latest: after(growth.low) };
}

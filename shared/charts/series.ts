/** A sample. A `value` of null is a gap: nothing was measured, and the line is interrupted. */
export type ChartPoint = {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly value: number | null;
};

/** A line of a chart. Points are in the order of time. */
export type ChartSeries = {
  readonly name: string;
  readonly points: readonly ChartPoint[];
};

/** Line between two samples: `step` keeps the value until the next sample, `straight` connects them directly. */
export type ChartShape = 'step' | 'straight';

/** The period of the chart in milliseconds since 1970; it is shown completely, even without samples. */
export type ChartRange = { readonly start: number; readonly end: number };

/** Largest number of lines that can be distinguished. */
export const MAX_SERIES = 8;

/** Number of points of a line; a laptop screen shows no more. */
export const MAX_POINTS = 300;

/**
 * Reduces a line to about `max` points: the lowest and the highest sample of each interval, so that no peak is lost,
 * and one gap if there is any. Every point of the result is a point of the input.
 */
export function downsample(points: readonly ChartPoint[], max: number = MAX_POINTS): readonly ChartPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length <= max || !first || !last) return points;
  const size = Math.ceil((points.length - 2) / Math.max(1, Math.floor((max - 2) / 2)));
  const result = [first];
  for (let from = 1; from < points.length - 1; from += size) {
    result.push(...extremes(points.slice(from, Math.min(from + size, points.length - 1))));
  }
  result.push(last);
  return result;
}

function extremes(bucket: readonly ChartPoint[]): readonly ChartPoint[] {
  let low: ChartPoint | undefined;
  let high: ChartPoint | undefined;
  let gap: ChartPoint | undefined;
  for (const point of bucket) {
    if (point.value === null) gap ??= point;
    else {
      if (low === undefined || point.value < (low.value ?? 0)) low = point;
      if (high === undefined || point.value > (high.value ?? 0)) high = point;
    }
  }
  const kept = [low, high, gap].filter((point) => point !== undefined);
  return [...new Set(kept)].toSorted((a, b) => a.time - b.time);
}

/** The samples in the range, and for steps the last one before it, whose value continues into the range. */
export function within(
  points: readonly ChartPoint[],
  range: ChartRange,
  shape: ChartShape,
): readonly ChartPoint[] {
  const inside = points.filter(({ time }) => time >= range.start && time <= range.end);
  if (shape === 'straight' || inside[0]?.time === range.start) return inside;
  const before = points.findLast(({ time }) => time < range.start);
  return before ? [{ time: range.start, value: before.value }, ...inside] : inside;
}

/** The seven series with the highest values, and the sum of the others as "Other"; up to eight series are returned unchanged. */
export function largest(series: readonly ChartSeries[]): readonly ChartSeries[] {
  if (series.length <= MAX_SERIES) return series;
  const peak = ({ points }: ChartSeries) => Math.max(...points.map(({ value }) => value ?? -Infinity));
  const order = series.toSorted((a, b) => peak(b) - peak(a));
  const kept = series.filter((one) => order.indexOf(one) < MAX_SERIES - 1);
  const sums = new Map<number, number | null>();
  for (const { points } of order.slice(MAX_SERIES - 1)) {
    for (const { time, value } of points) {
      const sum = sums.get(time) ?? null;
      sums.set(time, value === null ? sum : (sum ?? 0) + value);
    }
  }
  const points = [...sums].map(([time, value]) => ({ time, value })).toSorted((a, b) => a.time - b.time);
  return [...kept, { name: 'Other', points }];
}

/** All times at which any series has a sample, in order. */
export function timesOf(series: readonly ChartSeries[]): readonly number[] {
  const times = new Set(series.flatMap(({ points }) => points.map(({ time }) => time)));
  return [...times].toSorted((a, b) => a - b);
}

/** Index of the time nearest to `time`; -1 of none. `times` are in order. */
export function nearestIndex(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [times[low - 1], times[low]];
  if (after === undefined) return -1;
  return before !== undefined && time - before <= after - time ? low - 1 : low;
}

/**
 * Value of a series at the time of the crosshair: the sample of that time, or the last one before it for steps, or the
 * nearest one within `reach` milliseconds.
 */
export function valueAt(
  points: readonly ChartPoint[],
  time: number,
  shape: ChartShape,
  reach: number,
): number | null {
  if (shape === 'step') return points.findLast((point) => point.time <= time)?.value ?? null;
  const near =
    points[
      nearestIndex(
        points.map((point) => point.time),
        time,
      )
    ];
  return near && Math.abs(near.time - time) <= reach ? near.value : null;
}

/** Lowest, highest and latest value; undefined when nothing was measured. */
export type ChartFigures = { readonly low: number; readonly high: number; readonly latest: number };

/** Figures over all given series; `latest` is that of the sample with the latest time. */
export function figuresOf(series: readonly ChartSeries[]): ChartFigures | undefined {
  let figures: ChartFigures | undefined;
  let latestAt = -Infinity;
  for (const { points } of series) {
    for (const { time, value } of points) {
      if (value === null) continue;
      const { low = value, high = value, latest = value } = figures ?? {};
      figures = {
        low: Math.min(low, value),
        high: Math.max(high, value),
        latest: time >= latestAt ? value : latest,
      };
      latestAt = Math.max(latestAt, time);
    }
  }
  return figures;
}

import type { OxqlQueryResult, Timeseries } from '@console/shared/api';
import type { ChartPoint, ChartSeries } from '@console/shared/charts';
import { SAMPLE_SECONDS } from './oxql.ts';

/** Maps a sum, given the number of series in it. */
export type ValueOf = (sum: number, seriesCount: number) => number;

/** The values of a series by their timestamps in the response. */
function numbersOf({ points }: Timeseries): ReadonlyMap<string, number | null> {
  const values: readonly unknown[] = points.values[0]?.values.values ?? [];
  return new Map(
    points.timestamps.map((time, index) => {
      const value = values[index];
      return [time, typeof value === 'number' && Number.isFinite(value) ? value : null];
    }),
  );
}

/** The sum at one time; null when no series has a value there. */
function sumAt(all: readonly ReadonlyMap<string, number | null>[], time: string): number | null {
  let sum: number | null = null;
  for (const numbers of all) {
    const value = numbers.get(time) ?? null;
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
}

/**
 * The points of a chart: sums over all series at the times of the first one, without the first point, which counts all earlier
 * events (docs/screens/compute-storage.md section 5.5). Values are matched by time and not by index: series that started at
 * different times have the same windows but different lengths.
 */
export function pointsOf({ tables }: OxqlQueryResult, valueOf: ValueOf): readonly ChartPoint[] {
  const all = Object.values(tables[0]?.timeseries ?? {}).map(numbersOf);
  const times = [...new Set(all.flatMap((numbers) => [...numbers.keys()]))];
  return times
    .map((time) => {
      const sum = sumAt(all, time);
      return { time: Date.parse(time), value: sum === null ? null : valueOf(sum, all.length) };
    })
    .toSorted((a, b) => a.time - b.time)
    .slice(1);
}

/**
 * Adds a gap where windows are missing: the server leaves out windows without measurements, and a line across them would be wrong.
 * `window` in milliseconds.
 */
export function withGaps(points: readonly ChartPoint[], window: number): readonly ChartPoint[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const isApart = before !== undefined && point.time - before.time > 1.5 * window;
    return isApart ? [{ time: before.time + window, value: null }, point] : [point];
  });
}

/** The same series as rates per second: its values are counts per measurement interval. */
export const ratesOf = (series: readonly ChartSeries[]): readonly ChartSeries[] =>
  series.map(({ points, ...rest }) => ({
    ...rest,
    points: points.map(({ time, value }) => ({
      time,
      value: value === null ? null : value / SAMPLE_SECONDS,
    })),
  }));

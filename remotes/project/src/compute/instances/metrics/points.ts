import type { OxqlQueryResult, Timeseries } from '@console/shared/api';
import type { ChartPoint, ChartSeries } from '@console/shared/charts';
import { SAMPLE_SECONDS } from './oxql.ts';

/** What a value means, given how many series were summed up. */
export type ValueOf = (sum: number, seriesCount: number) => number;

/** The numbers of a series by their time as it is written in the answer. */
function numbersOf({ points }: Timeseries): ReadonlyMap<string, number | null> {
  const values: readonly unknown[] = points.values[0]?.values.values ?? [];
  return new Map(
    points.timestamps.map((time, index) => {
      const value = values[index];
      return [time, typeof value === 'number' && Number.isFinite(value) ? value : null];
    }),
  );
}

/** The sum at one time; null when no series has a number there. */
function sumAt(all: readonly ReadonlyMap<string, number | null>[], time: string): number | null {
  let sum: number | null = null;
  for (const numbers of all) {
    const value = numbers.get(time) ?? null;
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
}

/**
 * The points of a chart: sums over all series at the times of the first one, without the first point, which counts
 * everything before it (docs/screens/compute-storage.md section 5.5). Values are matched by time and not by place: series
 * that began at different times are aligned to the same windows, but have different lengths.
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
 * Adds a gap wherever windows are missing: the server leaves them out when there was nothing to measure, and a line
 * drawn over them would be made up. `window` in milliseconds.
 */
export function withGaps(points: readonly ChartPoint[], window: number): readonly ChartPoint[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const isApart = before !== undefined && point.time - before.time > 1.5 * window;
    return isApart ? [{ time: before.time + window, value: null }, point] : [point];
  });
}

/** The same series by the second: their values are what was counted between two measurements. */
export const ratesOf = (series: readonly ChartSeries[]): readonly ChartSeries[] =>
  series.map(({ points, ...rest }) => ({
    ...rest,
    points: points.map(({ time, value }) => ({
      time,
      value: value === null ? null : value / SAMPLE_SECONDS,
    })),
  }));

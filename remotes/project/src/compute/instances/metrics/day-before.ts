import type { ChartPoint, ChartSeries } from '@console/shared/charts';

/** Milliseconds by which the values that a chart is compared with are older. On days when clocks change, that is another time of day. */
export const DAY = 24 * 60 * 60_000;

/** The line of 24 hours before, drawn in the period of the chart, and a sentence where it is missing. */
export interface DayBefore {
  readonly series: readonly ChartSeries[];
  readonly note?: string;
}

/** Nothing is compared, or there is no response yet. */
export const NOT_COMPARED: DayBefore = { series: [] };

/**
 * @param points of 24 hours before; undefined while there is no response
 * @param problem why they could not be read, or refreshed
 */
export function dayBeforeOf(
  points: readonly ChartPoint[] | undefined,
  problem: string | undefined,
): DayBefore {
  const series =
    points === undefined || points.length === 0
      ? []
      : [{ name: 'Previous day', points: points.map(({ time, value }) => ({ time: time + DAY, value })) }];
  if (problem !== undefined) return { series, note: `The previous day could not be loaded. ${problem}` };
  return points?.length === 0 ? { series, note: 'No samples on the previous day.' } : { series };
}

import { isApiError, timeseriesQuery } from '@console/shared/api';
import { type ChartPoint, type ChartRange, type ChartSeries, vcpuPercent } from '@console/shared/charts';
import type { TimeRange } from '@console/shared/date-range';
import { type Period, timesOf } from '@console/shared/metrics';
import { query, type Query } from '@console/shared/query';
import type { MetricChart } from './charts.ts';
import { oxqlOf, windowOf } from './oxql.ts';
import { pointsOf, withGaps } from './points.ts';

/** A response together with its period, so that a chart never shows old values in a new period. */
export interface MetricData {
  readonly series: readonly ChartSeries[];
  readonly range: ChartRange;
  /** The query that was sent. */
  readonly oxql: string;
}

/** Error code for an instance without measurements yet, which is not shown as a failure (section 5.5). */
const NOT_ALIGNED = 'Input tables to a `group_by` must be aligned';

/**
 * The values of a chart. The key contains the preset and not its times: refetching moves the window, and the previous values stay
 * visible until the response arrives.
 * @param earlier milliseconds by which the values are older than the period
 */
export function metricQuery(
  project: string,
  chart: MetricChart,
  choice: Period,
  earlier = 0,
): Query<MetricData> {
  const { metric, filters, groupBy } = chart;
  return {
    queryKey: [timeseriesQuery.id, { project, metric, filters, groupBy, choice, earlier }],
    queryFn: async (context) => {
      const { start, end } = timesOf(choice);
      const range = { start: start - earlier, end: end - earlier };
      const oxql = oxqlOf(chart, range);
      const points = await samples(query(timeseriesQuery, { query: { project }, body: { query: oxql } }), {
        context,
        chart,
        range,
      });
      return { series: [{ name: chart.title, points }], range, oxql };
    },
  };
}

async function samples(
  asked: ReturnType<typeof query<'timeseriesQuery'>>,
  of: { context: { signal: AbortSignal }; chart: MetricChart; range: TimeRange },
): Promise<readonly ChartPoint[]> {
  try {
    const result = await asked.queryFn(of.context);
    const valueOf = of.chart.unit === 'percent' ? vcpuPercent : (sum: number) => sum;
    return withGaps(pointsOf(result, valueOf), windowOf(of.range) * 1000);
  } catch (error) {
    // the API client has logged it
    if (isApiError(error) && error.message === NOT_ALIGNED) return [];
    throw error;
  }
}

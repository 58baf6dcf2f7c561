import type { Measurement, PaginationOrder, ReadId, SystemMetricName } from '@console/shared/api';
import type { ChartRange, ChartSeries } from '@console/shared/charts';
import type { Page, Query } from '@console/shared/query';
import { stepsOf } from './capacity-points.ts';
import type { CapacityChart } from './capacity-chart-list.ts';
import { timesOf, type Period } from './search.ts';

/** Maximum number of samples per period: three times the server's number. */
const MAX_SAMPLES = 3000;

export interface SampleRange {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly limit: number;
  readonly order?: PaginationOrder;
}

/** The source of capacity data: the fleet, a silo, or a project. */
export interface CapacitySource {
  /** The operation of the requests. */
  readonly operation: { readonly id: ReadId };
  /** Name of the one silo or project; undefined: all of them. */
  readonly only: string | undefined;
  readonly samples: (metricName: SystemMetricName, range: SampleRange) => Query<Page<Measurement>>;
}

/** A response with its period, so that a chart never shows old values in a new period. */
export interface CapacityData {
  readonly series: readonly ChartSeries[];
  readonly range: ChartRange;
}

/**
 * The values of a chart, from two simultaneous requests: the samples of the period, and the last one before it, with which its line
 * starts (docs/screens/system-settings-auth.md section 6). The key contains the preset and not its times: refetching moves the
 * window, and the previous values stay visible until the response arrives.
 */
export function capacityQuery(
  source: CapacitySource,
  chart: CapacityChart,
  period: Period,
): Query<CapacityData> {
  const { metric, divisor, title } = chart;
  return {
    queryKey: [source.operation.id, { metric, only: source.only, period }],
    queryFn: async (context) => {
      const range = timesOf(period);
      const [start, end] = [new Date(range.start), new Date(range.end)];
      const [inside, before] = await Promise.all([
        source.samples(metric, { startTime: start, endTime: end, limit: MAX_SAMPLES }).queryFn(context),
        source
          .samples(metric, { startTime: new Date(0), endTime: start, limit: 1, order: 'descending' })
          .queryFn(context),
      ]);
      const points = stepsOf(inside.items, before.items[0], range, divisor);
      return { series: [{ name: title, points }], range };
    },
  };
}

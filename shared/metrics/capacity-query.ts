import type { Measurement, PaginationOrder, ReadId, SystemMetricName } from '@console/shared/api';
import type { ChartRange, ChartSeries } from '@console/shared/charts';
import type { Page, Query } from '@console/shared/query';
import { stepsOf } from './capacity-points.ts';
import type { CapacityChart } from './capacity-chart-list.ts';
import { timesOf, type Period } from './search.ts';

/** Samples of a period at most: three times what the server answers. */
const MAX_SAMPLES = 3000;

/** What one call asks for. */
export interface SampleRange {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly limit: number;
  readonly order?: PaginationOrder;
}

/** Where capacity is read: of the fleet, of a silo, of a project. */
export interface CapacitySource {
  /** The operation that the answers depend on. */
  readonly operation: { readonly id: ReadId };
  /** Name of the one silo or project; undefined: all of them. */
  readonly only: string | undefined;
  readonly samples: (metricName: SystemMetricName, range: SampleRange) => Query<Page<Measurement>>;
}

/** An answer with the period it is of, so that a chart never shows old values in a new period. */
export interface CapacityData {
  readonly series: readonly ChartSeries[];
  readonly range: ChartRange;
}

/**
 * The values of a chart, from two calls at once: the samples of the period, and the last one before it, which its line begins
 * with (docs/screens/system-settings-auth.md section 6). The key names the preset and not its times: asking again moves the
 * window on, and what is shown stays until the answer is there.
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

import { ChartGroup, TimeSeriesChart, type ChartSeries } from '@console/shared/charts';
import { useQuery } from '@console/shared/query';
import { CAPACITY_CHARTS, type CapacityChart } from './capacity-chart-list.ts';
import { capacityQuery, type CapacitySource } from './capacity-query.ts';
import { MetricControls } from './controls.tsx';
import { OneOrAll, type OneOrAllProps } from './one-or-all.tsx';
import type { Presets } from './search.ts';
import { usePeriod, type PeriodState } from './use-period.ts';

/** Presets of pages of utilization (docs/screens/common-ui.md section 23). */
const PRESETS: Presets = ['lastHour', 'last3Hours', 'lastDay', 'lastWeek', 'last30Days'];

const NO_SERIES: readonly ChartSeries[] = [];

export interface CapacityChartsProps {
  source: CapacitySource;
  /** Filters the charts by one silo or project. */
  filter: OneOrAllProps;
}

/**
 * The history of provisioned capacity: CPU, memory and storage below their controls. Each chart sends its own request and can fail
 * separately.
 */
export function CapacityCharts({ source, filter }: CapacityChartsProps) {
  const state = usePeriod(PRESETS, source.operation);
  return (
    <>
      <MetricControls state={state} operation={source.operation} presets={PRESETS}>
        <OneOrAll {...filter} />
      </MetricControls>
      <ChartGroup>
        {CAPACITY_CHARTS.map((chart) => (
          // Another silo needs a new chart: values of the previous one must not be shown under its name
          <CapacityFigure
            key={`${chart.metric} ${source.only ?? ''}`}
            chart={chart}
            source={source}
            state={state}
          />
        ))}
      </ChartGroup>
    </>
  );
}

interface CapacityFigureProps {
  chart: CapacityChart;
  source: CapacitySource;
  state: PeriodState;
}

/** One lane. While another period is loading, the previous one stays, including its axis. */
function CapacityFigure({ chart, source, state }: CapacityFigureProps) {
  const { choice, dates, onZoom } = state;
  const { data, error, isFetching, refetch } = useQuery(capacityQuery(source, chart, choice), {
    keepPrevious: true,
  });
  return (
    <TimeSeriesChart
      variant="lane"
      shape="step"
      title={chart.title}
      unit={chart.unit}
      series={data?.series ?? NO_SERIES}
      range={data?.range ?? dates}
      description={data && error ? `Could not be refreshed. ${error.message}` : undefined}
      loading={!data && !error}
      fetching={isFetching}
      error={data ? undefined : error?.message}
      onRetry={() => void refetch()}
      onZoom={onZoom}
    />
  );
}

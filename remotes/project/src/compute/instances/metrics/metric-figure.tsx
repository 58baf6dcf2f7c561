import { BookOpen, Code, SquareTerminal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TimeSeriesChart, type ChartSeries } from '@console/shared/charts';
import type { TimeRange } from '@console/shared/date-range';
import type { Period } from '@console/shared/metrics';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import type { MetricChart } from './charts.ts';
import styles from './metric-charts.module.css';
import { metricQuery } from './metric-query.ts';
import { oxqlOf } from './oxql.ts';
import { OxqlModal } from './oxql-modal.tsx';
import { ratesOf } from './points.ts';

const NO_SERIES: readonly ChartSeries[] = [];

const PER_SECOND = { percent: 'percent', bytes: 'bytesPerSecond', count: 'countPerSecond' } as const;

export interface MetricFigureProps {
  project: string;
  chart: MetricChart;
  choice: Period;
  /** The times to which `choice` resolves until there is a response. */
  dates: TimeRange;
  /** Shows rates per second instead of counts per sample. */
  perSecond: boolean;
}

/** One chart with its menu. While another period is loading, the previous one stays, including its axis. */
export function MetricFigure({ project, chart, choice, dates, perSecond }: MetricFigureProps) {
  const { data, error, isFetching, refetch } = useQuery(metricQuery(project, chart, choice), {
    keepPrevious: true,
  });
  const series = data?.series ?? NO_SERIES;
  const rates = useMemo(() => (perSecond ? ratesOf(series) : series), [perSecond, series]);
  const [showsQuery, setShowsQuery] = useState(false);
  const query = data?.oxql ?? oxqlOf(chart, dates);
  return (
    <div className={styles.card}>
      <TimeSeriesChart
        title={chart.title}
        unit={perSecond ? PER_SECOND[chart.unit] : chart.unit}
        description={data && error ? `Could not be refreshed. ${error.message}` : chart.description}
        series={rates}
        range={data?.range ?? dates}
        loading={!data && !error}
        fetching={isFetching}
        error={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        menu={[
          { id: 'about', label: 'About this metric', icon: BookOpen, href: schemaUrl(chart.metric) },
          {
            id: 'query',
            label: 'View OxQL query',
            icon: Code,
            onSelect: () => setShowsQuery(true),
          },
          {
            id: 'explore',
            label: 'Explore',
            icon: SquareTerminal,
            to: `${to('/projects/:project/oxql', { project })}?${new URLSearchParams({ query, run: '1' })}`,
          },
        ]}
      />
      {showsQuery && <OxqlModal query={query} onDismiss={() => setShowsQuery(false)} />}
    </div>
  );
}

/** Where the docs describe a metric; anchors contain no colon. */
const schemaUrl = (metric: string): string =>
  docsUrl(`guides/metrics/timeseries-schemas#_${metric.replace(':', '')}`);

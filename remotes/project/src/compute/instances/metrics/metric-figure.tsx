import { BookOpen, Code, SquareTerminal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TimeSeriesChart, type ChartMark, type ChartSeries } from '@console/shared/charts';
import type { TimeRange } from '@console/shared/date-range';
import type { Period } from '@console/shared/metrics';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import type { MetricChart } from './charts.ts';
import styles from './metric-charts.module.css';
import { DAY, dayBeforeOf, NOT_COMPARED } from './day-before.ts';
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
  /** Events of the instance. */
  marks: readonly ChartMark[];
  /** Shows a part of the period that was selected in the chart. */
  onZoom: (range: TimeRange) => void;
  /** Shows rates per second instead of counts per sample. */
  perSecond: boolean;
  /** Shows the values of 24 hours before as a second line. */
  compares: boolean;
}

/** One chart with its menu. While another period is loading, the previous one stays, including its axis. */
export function MetricFigure(props: MetricFigureProps) {
  const { project, chart, choice, dates, marks, onZoom, perSecond, compares } = props;
  const { data, error, isFetching, refetch } = useQuery(metricQuery(project, chart, choice), {
    keepPrevious: true,
  });
  const dayBefore = useDayBefore(project, chart, choice, compares);
  const series = useMemo(
    () => [...(data?.series ?? NO_SERIES), ...dayBefore.series],
    [data?.series, dayBefore.series],
  );
  const rates = useMemo(() => (perSecond ? ratesOf(series) : series), [perSecond, series]);
  const notes = [
    data && error ? `Could not be refreshed. ${error.message}` : chart.description,
    dayBefore.note,
  ].filter(Boolean);
  const [showsQuery, setShowsQuery] = useState(false);
  const query = data?.oxql ?? oxqlOf(chart, dates);
  return (
    <div className={styles.card}>
      <TimeSeriesChart
        title={chart.title}
        unit={perSecond ? PER_SECOND[chart.unit] : chart.unit}
        description={notes.length > 0 ? notes.join(' ') : undefined}
        series={rates}
        range={data?.range ?? dates}
        loading={!data && !error}
        fetching={isFetching || dayBefore.isFetching}
        error={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        marks={marks}
        onZoom={onZoom}
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

/** The line of 24 hours before; nothing is requested unless it is wanted. */
function useDayBefore(project: string, chart: MetricChart, choice: Period, isWanted: boolean) {
  const { data, error, isFetching } = useQuery(metricQuery(project, chart, choice, DAY), {
    keepPrevious: true,
    enabled: isWanted,
  });
  const points = data?.series[0]?.points;
  const dayBefore = useMemo(
    () => (isWanted ? dayBeforeOf(points, error?.message) : NOT_COMPARED),
    [isWanted, points, error],
  );
  return { ...dayBefore, isFetching: isWanted && isFetching };
}

/** Where the docs describe a metric; anchors contain no colon. */
const schemaUrl = (metric: string): string =>
  docsUrl(`guides/metrics/timeseries-schemas#_${metric.replace(':', '')}`);

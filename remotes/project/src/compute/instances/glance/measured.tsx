import type { Instance } from '@console/shared/api';
import { formatBytes, formatNumber } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Dash, Property, Skeleton, Unknown } from '@console/shared/ui';
import { cpuCharts, type MetricChart, networkCharts } from '../metrics/charts.ts';
import { metricQuery } from '../metrics/metric-query.ts';
import { ratesOf } from '../metrics/points.ts';
import styles from './glance.module.css';
import { Spark } from './spark.tsx';

const LAST_HOUR = { preset: 'lastHour' } as const;

interface MeasuredProps {
  readonly project: string;
  readonly instance: Instance;
}

/** CPU and network of the last hour: the latest value and a line. */
export function Measured({ project, instance: { id } }: MeasuredProps) {
  const [cpu] = cpuCharts(id, 'run');
  const [sent, received] = networkCharts(id, undefined);
  return (
    <>
      <Property label="CPU, last hour">{cpu && <Line project={project} chart={cpu} />}</Property>
      <Property label="Received, last hour">
        {received && <Line project={project} chart={received} />}
      </Property>
      <Property label="Sent, last hour">{sent && <Line project={project} chart={sent} />}</Property>
    </>
  );
}

/** `12%`, `1.5 MiB/s`. */
function textOf(unit: MetricChart['unit'], value: number): string {
  if (unit === 'percent') return `${formatNumber(Math.round(value))}%`;
  return `${formatBytes(value).text}/s`;
}

function Line({ project, chart }: { project: string; chart: MetricChart }) {
  const { data, error } = useQuery(metricQuery(project, chart, LAST_HOUR));
  if (!data) return error ? <Unknown reason={error.message} /> : <Skeleton width="5rem" />;
  const isShare = chart.unit === 'percent';
  const [series] = isShare ? data.series : ratesOf(data.series);
  const values = (series?.points ?? []).flatMap(({ value }) => value ?? []);
  const latest = values.at(-1);
  if (!series || latest === undefined) return <Dash />;
  const most = Math.max(...values);
  return (
    <span className={styles.measured}>
      <Spark points={series.points} top={isShare ? 100 : most} />
      <span>
        {textOf(chart.unit, latest)} <span className={styles.place}>max {textOf(chart.unit, most)}</span>
      </span>
    </span>
  );
}

import { ChartGroup, type ChartSeries, TimeSeriesChart } from '@console/shared/charts';
import { useQuery } from '@console/shared/query';
import { diskActivity } from './activity.ts';

const LANES = [
  { metric: 'read_bytes', title: 'Read' },
  { metric: 'write_bytes', title: 'Written' },
] as const;

interface ActivityProps {
  project: string;
  disk: string;
}

/** Bytes read and written by a disk in the last 24 hours. */
export function Activity({ project, disk }: ActivityProps) {
  return (
    <section aria-label="Activity, last 24 h">
      <h3>Activity, last 24 h</h3>
      <ChartGroup>
        {LANES.map((lane) => (
          <Lane key={lane.metric} {...lane} project={project} disk={disk} />
        ))}
      </ChartGroup>
    </section>
  );
}

const NO_SERIES: readonly ChartSeries[] = [];

/** The chart's content until there is a response. */
const NO_RANGE = { start: 0, end: 1 };

function Lane({ metric, title, project, disk }: ActivityProps & (typeof LANES)[number]) {
  const { data, error, isFetching, refetch } = useQuery(diskActivity(project, disk, metric));
  const isIdle = !data || data.rates.every(({ value }) => !value);
  return (
    <TimeSeriesChart
      variant="lane"
      level={3}
      title={title}
      unit="bytesPerSecond"
      series={isIdle ? NO_SERIES : [{ name: title, points: data.rates }]}
      range={data?.range ?? NO_RANGE}
      emptyText="No activity recorded"
      loading={!data && !error}
      fetching={isFetching}
      error={data ? undefined : error?.message}
      onRetry={() => void refetch()}
    />
  );
}

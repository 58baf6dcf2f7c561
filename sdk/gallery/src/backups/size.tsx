import { useMemo } from 'react';
import { TimeSeriesChart } from '@console/shared/charts';
import { useQuery } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { PageBody } from '@console/shared/ui';
import { sizesOf } from './queries.ts';

/** A tab with a chart. The page does not wait for its values: the chart shows that they load, or why there are none. */
export function Component() {
  const { backup } = useParams('/gallery/backups/:backup/size');
  const { data, error, isPending, isFetching, refetch } = useQuery(sizesOf(backup));
  // The chart is drawn again when this array is another one
  const points = useMemo(
    () =>
      (data?.samples ?? []).map(({ timeMeasured, bytes }) => ({
        time: timeMeasured.valueOf(),
        value: bytes,
      })),
    [data],
  );
  const series = useMemo(() => [{ name: 'Size', points }], [points]);
  return (
    <PageBody>
      <TimeSeriesChart
        title="Size"
        unit="bytes"
        series={series}
        range={{ start: points[0]?.time ?? 0, end: points.at(-1)?.time ?? 0 }}
        loading={isPending}
        fetching={isFetching}
        error={error?.message}
        onRetry={() => void refetch()}
        emptyText="The first backup is measured at night."
      />
    </PageBody>
  );
}

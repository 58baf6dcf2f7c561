import { type Datum, diskMetricsList, type DiskMetricName, type Measurement } from '@console/shared/api';
import { query, type Query } from '@console/shared/query';

/** A rate at a time; null where it is unknown. */
export interface Rate {
  readonly time: number;
  readonly value: number | null;
}

/** The value of a counter, and when it started. */
function counterOf({ datum }: Datum): { readonly value: number; readonly since: number } | undefined {
  if (typeof datum !== 'object' || !('value' in datum) || typeof datum.value !== 'number') return undefined;
  return { value: datum.value, since: datum.startTime.getTime() };
}

/**
 * The rates per second between the samples of a counter. The first sample contains all earlier events, so it gives no rate; a
 * counter that was reset leaves a gap (docs/screens/operator.md section 7.5).
 */
export function ratesOfCounter(samples: readonly Measurement[]): readonly Rate[] {
  return samples.slice(1).map(({ datum, timestamp }, index) => {
    const time = timestamp.getTime();
    const before = samples[index];
    const [now, then] = [counterOf(datum), before && counterOf(before.datum)];
    const seconds = before ? (time - before.timestamp.getTime()) / 1000 : 0;
    const isSame = now && then && now.since === then.since && now.value >= then.value && seconds > 0;
    return { time, value: isSame ? (now.value - then.value) / seconds : null };
  });
}

const DAY = 86_400_000;
/** Maximum number of samples. */
const MOST = 3000;

/** Bytes per second of the last 24 hours, with their times. */
export const diskActivity = (
  project: string,
  disk: string,
  metric: DiskMetricName,
): Query<{ readonly rates: readonly Rate[]; readonly range: { start: number; end: number } }> => ({
  queryKey: [diskMetricsList.id, '24 hours', project, disk, metric],
  queryFn: async (context) => {
    const end = Date.now();
    const range = { start: end - DAY, end };
    const asked = { startTime: new Date(range.start), endTime: new Date(end), limit: MOST } as const;
    const { items } = await query(diskMetricsList, {
      path: { disk, metric },
      query: { ...asked, order: 'ascending', project },
    }).queryFn(context);
    return { rates: ratesOfCounter(items), range };
  },
});

import { type Datum, diskMetricsList, type DiskMetricName, type Measurement } from '@console/shared/api';
import { query, type Query } from '@console/shared/query';

/** A rate at a time; null where it is not known. */
export interface Rate {
  readonly time: number;
  readonly value: number | null;
}

/** What a counter says, and when it began to count. */
function counterOf({ datum }: Datum): { readonly value: number; readonly since: number } | undefined {
  if (typeof datum !== 'object' || !('value' in datum) || typeof datum.value !== 'number') return undefined;
  return { value: datum.value, since: datum.startTime.getTime() };
}

/**
 * How much was counted a second between two samples of a counter. The first sample holds all of the past, so it is no rate; a counter
 * that was reset leaves a gap (docs/screens/operator.md section 7.5).
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
/** Samples at most. */
const MOST = 3000;

/** Bytes a second of the last 24 hours, with the times they are of. */
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

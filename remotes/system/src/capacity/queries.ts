import {
  ALL,
  type Datum,
  ipPoolSiloList,
  ipPoolUtilizationView,
  systemMetric,
  type SystemMetricName,
  systemQuotasList,
} from '@console/shared/api';
import { poolUtilization } from '@console/shared/capacity';
import { everyPage, query, type Query } from '@console/shared/query';
import { askMany } from '../base/at-once.ts';
import { allLinks } from '../networking/ip-pools/queries.ts';
import { DAY, type Point, startOfDay } from './model/trend.ts';

/** Only the quotas of all silos, which are fresher than those in the utilization. */
export const allQuotas = () =>
  everyPage((pageToken) => query(systemQuotasList, { query: { limit: ALL, pageToken } }));

/** Whole days of history: the platform keeps 90 days, of which the first is cut by the time of day. */
const DAYS = 89;
/** Maximum number of samples. */
const MOST = 3000;

const numberOf = ({ datum }: Datum): number | undefined => (typeof datum === 'number' ? datum : undefined);

/** Provisioned amounts of the last 89 whole days (UTC), in the fleet or a silo, oldest first: the same all day. */
export const history = (metricName: SystemMetricName, silo?: string): Query<readonly Point[]> => ({
  queryKey: [systemMetric.id, 'whole days', metricName, silo],
  queryFn: async (context) => {
    const endTime = new Date(startOfDay(Date.now()));
    const startTime = new Date(endTime.getTime() - DAYS * DAY);
    const range = { startTime, endTime, limit: MOST, order: 'ascending', silo } as const;
    const { items } = await query(systemMetric, { path: { metricName }, query: range }).queryFn(context);
    return items.flatMap(({ datum, timestamp }) => {
      const value = numberOf(datum);
      return value === undefined ? [] : [{ time: timestamp.getTime(), value }];
    });
  },
});

/** Free addresses of pools, by name: six requests at a time. */
export const utilizationOfPools = (pools: readonly string[]) => ({
  queryKey: [ipPoolUtilizationView.id, 'of pools', ...pools],
  queryFn: (context: Parameters<ReturnType<typeof poolUtilization>['queryFn']>[0]) =>
    askMany(pools, (pool) => poolUtilization(pool).queryFn(context), context.signal),
});

/** Number of silos linked to each pool, by name: six requests at a time. */
export const silosOfPools = (pools: readonly string[]) => ({
  queryKey: [ipPoolSiloList.id, 'of pools', ...pools],
  queryFn: (context: Parameters<ReturnType<typeof allLinks>['queryFn']>[0]) =>
    askMany(pools, async (pool) => (await allLinks(pool).queryFn(context)).items.length, context.signal),
});

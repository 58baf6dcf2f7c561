import {
  ALL,
  type Datum,
  sledInstanceList,
  systemMetric,
  type SystemMetricName,
  siloUserList,
  siloUtilizationView,
  messageOf,
} from '@console/shared/api';
import { poolUtilization } from '@console/shared/capacity';
import { everyPage, fetchToShow, query, type Query } from '@console/shared/query';
import { askMany } from '../../base/at-once.ts';
import { metricOf } from '../../capacity/kinds.ts';
import type { Point } from '../../capacity/model/trend.ts';
import { allSleds } from '../../inventory/queries.ts';
import { instancesBySled } from '../../capacity/instances-by-sled.ts';
import { isInService } from '../../base/sleds/states.ts';
import type { Fact } from '../../base/fact.ts';
import { providerPage, siloByName, siloPolicy, siloPools, siloQuotas, siloUtilization } from '../queries.ts';
import type { Period } from './period.ts';
import type { ReportParts, SiloInstances } from './report.ts';

type Context = Parameters<Query<unknown>['queryFn']>[0];

/** Maximum number of samples. */
const MOST = 3000;

const numberOf = ({ datum }: Datum): number | undefined => (typeof datum === 'number' ? datum : undefined);

async function samples(
  metricName: SystemMetricName,
  silo: string,
  { start, end }: Period,
  context: Context,
): Promise<readonly Point[]> {
  const range = {
    startTime: new Date(start),
    endTime: new Date(end),
    limit: MOST,
    order: 'ascending',
    silo,
  } as const;
  const { items } = await query(systemMetric, { path: { metricName }, query: range }).queryFn(context);
  return items.flatMap(({ datum, timestamp }) => {
    const value = numberOf(datum);
    return value === undefined ? [] : [{ time: timestamp.getTime(), value }];
  });
}

/** The result of a request as a fact; a failure is a fact too, unless the report was canceled. */
async function fact<Data>(answer: Promise<Data>, { signal }: Context): Promise<Fact<Data>> {
  try {
    return { data: await answer };
  } catch (error) {
    if (signal.aborted) throw error;
    return { error: messageOf(error) };
  }
}

/**
 * The data of a report except the instances, in two rounds of requests. The silo and its utilization are required; other parts that
 * cannot be read are shown as not available (docs/screens/operator.md section 9.11).
 */
export const reportOf = (name: string, period: Period): Query<ReportParts> => ({
  queryKey: [
    siloUtilizationView.id,
    'report',
    name,
    period.kind,
    period.kind === 'custom' ? period : undefined,
  ],
  queryFn: async (context) => {
    const ask = <Data>(each: Query<Data>) => fact(each.queryFn(context), context);
    const metric = (kind: 'cpus' | 'memory' | 'storage') =>
      fact(samples(metricOf(kind), name, period, context), context);
    const users = query(siloUserList, { query: { silo: name, limit: ALL } });
    const [silo, utilization, quotas, pools, people, providers, policy, cpus, memory, storage] =
      await Promise.all([
        // The loader of the page has read it
        fetchToShow(siloByName(name)),
        siloUtilization(name).queryFn(context),
        ask(siloQuotas(name)),
        ask(siloPools(name)),
        ask(users),
        ask(everyPage((token) => providerPage(name)(token, ALL))),
        ask(siloPolicy(name)),
        metric('cpus'),
        metric('memory'),
        metric('storage'),
      ]);
    const names = pools && 'data' in pools ? pools.data.items.map((pool) => pool.name) : [];
    const poolUse = await askMany(names, (pool) => poolUtilization(pool).queryFn(context), context.signal);
    return {
      silo,
      period,
      at: Date.now(),
      utilization,
      quotas,
      pools: itemsOf(pools),
      poolUse,
      users: people && 'data' in people ? { data: people.data.items.length } : people,
      providers: itemsOf(providers),
      policy,
      history: { cpus, memory, storage },
    };
  },
});

const itemsOf = <Item>(list: Fact<{ items: readonly Item[] }>): Fact<readonly Item[]> =>
  list && 'data' in list ? { data: list.data.items } : list;

/** The instances of a silo, which operators can only read sled by sled. */
export const instancesOfSilo = (name: string): Query<SiloInstances> => ({
  queryKey: [sledInstanceList.id, 'of silo', name],
  queryFn: async (context) => {
    const sleds = (await allSleds().queryFn(context)).items.filter(isInService);
    const bySled = await instancesBySled(sleds.map(({ id }) => id)).queryFn(context);
    const all = [...bySled.values()];
    return {
      items: all.flatMap((own) => own?.filter(({ siloName }) => siloName === name) ?? []),
      unread: all.filter((own) => own === undefined).length,
    };
  },
});

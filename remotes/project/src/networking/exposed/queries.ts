import { instanceExternalIpList } from '@console/shared/api';
import { fetchToShow, type Query } from '@console/shared/query';
import { externalIps } from '../../base/instances/queries.ts';
import { withConcurrencyLimit } from '../../base/in-turn.ts';

/** Addresses at which traffic from outside arrives, by instance; `undefined`: they could not be read. */
export type Arrivals = ReadonlyMap<string, readonly string[] | undefined>;

/** The external addresses of instances: one request for each, six at a time. */
export const arrivalsOf = (project: string, instances: readonly string[]): Query<Arrivals> => ({
  queryKey: [instanceExternalIpList.id, 'arrivals', { project, instances }],
  queryFn: async () => {
    const read = instances.map(async (instance) => {
      const { items } = await fetchToShow(withConcurrencyLimit(externalIps(project, instance)));
      return items.map(({ ip }) => ip);
    });
    const all = await Promise.allSettled(read);
    return new Map(
      instances.map((instance, at) => {
        const one = all[at];
        return [instance, one?.status === 'fulfilled' ? one.value : undefined];
      }),
    );
  },
});

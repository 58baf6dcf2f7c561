import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allAnnounceSets, allLoopbacks, allPortSettings, announcementsBySet, viewsById } from './queries.ts';
import type { AddressUsers } from './lot-use.ts';

/**
 * Everything that takes addresses from lots. Undefined until all of it is known, because an unknown holder may use any address.
 */
export function useAddressUsers(): AddressUsers | undefined {
  const loopbacks = useQuery(allLoopbacks()).data?.items;
  const settings = useQuery(allPortSettings()).data?.items;
  const sets = useQuery(allAnnounceSets()).data;
  const views = useQuery(viewsById(settings?.map(({ id }) => id) ?? []), {
    enabled: settings !== undefined,
  }).data;
  const networks = useQuery(announcementsBySet(sets?.map(({ id }) => id) ?? []), {
    enabled: sets !== undefined,
  }).data;
  return useMemo(() => {
    if (!loopbacks || !sets || !views || !networks) return undefined;
    const known = [...views.values()].filter((view) => view !== undefined);
    const announced = sets.map(({ id, name }) => ({ name, networks: networks.get(id) }));
    // The data of a failed request is missing
    if (known.length < views.size || announced.some((set) => set.networks === undefined)) return undefined;
    return {
      loopbacks,
      views: known,
      announced: announced.map(({ name, networks: all = [] }) => ({ name, networks: all })),
    };
  }, [loopbacks, sets, views, networks]);
}

import { useMemo } from 'react';
import type { SiloIpPool } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { rangeOfPool, rangesByPool } from '../networking/ip-pools/ranges.ts';
import { appliedIds } from '../networking/rack/applied.ts';
import {
  allAnnounceSets,
  allSwitchPorts,
  announcementsBySet,
  viewsById,
} from '../networking/rack/queries.ts';
import type { Fact } from '../base/fact.ts';
import { type Reach, reachOf } from './reach.ts';

const NOT_READ = { error: 'The network could not be checked.' };

const valuesOf = <Value>(all: ReadonlyMap<string, Value | undefined>): readonly Value[] | undefined => {
  const values = [...all.values()].flatMap((value) => (value === undefined ? [] : [value]));
  return values.length === all.size ? values : undefined;
};

/**
 * Whether the addresses of a silo's pools are announced; undefined while it is checked.
 * @param enabled false: sends no request yet
 */
export function useReach(pools: readonly SiloIpPool[], enabled: boolean): Fact<Reach> {
  const ports = useQuery(allSwitchPorts(), { enabled });
  const sets = useQuery(allAnnounceSets(), { enabled });
  const views = useQuery(viewsById(appliedIds(ports.data?.items ?? [])), {
    enabled: enabled && ports.data !== undefined,
  });
  const networks = useQuery(announcementsBySet(sets.data?.map(({ id }) => id) ?? []), {
    enabled: enabled && sets.data !== undefined,
  });
  const ranges = useQuery(rangesByPool(pools.map(({ name }) => name)), { enabled });
  const isLost = ports.isError || sets.isError;
  return useMemo(() => {
    if (isLost) return NOT_READ;
    if (!views.data || !networks.data || !ranges.data) return undefined;
    const applied = valuesOf(views.data);
    const announced = valuesOf(networks.data);
    const pages = valuesOf(ranges.data);
    if (!applied || !announced || !pages) return NOT_READ;
    return {
      data: reachOf(
        applied.some(({ bgpPeers }) => bgpPeers.length > 0),
        pages.flatMap(({ items }) => items.flatMap(({ range }) => rangeOfPool(range) ?? [])),
        announced.flat().map(({ network }) => network),
      ),
    };
  }, [isLost, views.data, networks.data, ranges.data]);
}

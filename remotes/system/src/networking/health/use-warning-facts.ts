import { useMemo, useState } from 'react';
import { useQuery } from '@console/shared/query';
import { allowList } from '../allow-list/queries.ts';
import { allIpPools } from '../ip-pools/queries.ts';
import { rangeOfPool, rangesByPool } from '../ip-pools/ranges.ts';
import { allAnnounceSets, allLoopbacks, allLots, announcementsBySet, blocksByLot } from '../rack/queries.ts';
import { neighborName } from '../switch-ports/neighbors.ts';
import type { Uplink } from './uplinks.ts';
import type { Network } from './use-network.ts';
import type { WarningFacts } from './warnings/facts.ts';

/** Polling interval in milliseconds of data that only users change. */
const SLOW = 60_000;

/** Data of the warnings besides the uplinks; undefined where a request failed. */
export function useWarningFacts(
  network: Network | undefined,
  uplinks: readonly Uplink[],
  isLive: boolean,
): WarningFacts | undefined {
  const poll = { poll: () => isLive && SLOW };
  const sets = useQuery(allAnnounceSets(), poll).data;
  const networks = useQuery(announcementsBySet(sets?.map(({ id }) => id) ?? []), {
    enabled: sets !== undefined,
    ...poll,
  }).data;
  const pools = useQuery(allIpPools(), poll).data?.items;
  const ranges = useQuery(rangesByPool(pools?.map(({ name }) => name) ?? []), {
    enabled: pools !== undefined,
    ...poll,
  }).data;
  const loopbacks = useQuery(allLoopbacks(), poll).data?.items;
  const lots = useQuery(allLots(), poll).data?.items;
  const blocks = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), {
    enabled: lots !== undefined,
    ...poll,
  }).data;
  const allow = useQuery(allowList(), poll).data;
  const seen = useSeen(uplinks, network?.answeredAt ?? 0);
  return useMemo(() => {
    if (!network) return undefined;
    const isEach = <Value>(all: ReadonlyMap<string, Value | undefined> | undefined) =>
      all !== undefined && [...all.values()].every((one) => one !== undefined);
    return {
      network: network.facts,
      uplinks,
      announced:
        sets && isEach(networks)
          ? sets.map(({ id, name }) => ({ set: name, networks: networks?.get(id) ?? [] }))
          : undefined,
      pools:
        pools && isEach(ranges)
          ? pools.map(({ name }) => ({
              name,
              ranges: (ranges?.get(name)?.items ?? []).flatMap(({ range }) => rangeOfPool(range) ?? []),
            }))
          : undefined,
      loopbacks,
      blocks:
        blocks &&
        new Map(
          [...blocks.values()].flatMap((page) =>
            (page?.items ?? []).map((block) => [block.id, block] as const),
          ),
        ),
      allowList: allow,
      now: network.answeredAt,
      ...seen,
    };
  }, [network, uplinks, sets, networks, pools, ranges, loopbacks, blocks, allow, seen]);
}

type Seen = Pick<WarningFacts, 'upSince' | 'firstNeighbors'>;

const NOTHING_SEEN: Seen = { upSince: new Map(), firstNeighbors: new Map() };

/** Observations since the page was opened: the time at which each link came up, and its first neighbors. */
function useSeen(uplinks: readonly Uplink[], at: number): Seen {
  const [seen, setSeen] = useState<Seen>(NOTHING_SEEN);
  const upSince = new Map<string, number>();
  const firstNeighbors = new Map(seen.firstNeighbors);
  let isNew = false;
  for (const { port, link, neighbors } of uplinks) {
    const before = seen.upSince.get(port.id);
    if (link === 'ok') upSince.set(port.id, before ?? at);
    isNew ||= (link === 'ok') !== (before !== undefined);
    if (neighbors && neighbors.length > 0 && !firstNeighbors.has(port.id)) {
      firstNeighbors.set(port.id, neighbors.map(neighborName).toSorted());
      isNew = true;
    }
  }
  if (isNew) setSeen({ upSince, firstNeighbors });
  return seen;
}

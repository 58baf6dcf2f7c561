import { useMemo, useState } from 'react';
import { type Query, useQuery } from '@console/shared/query';
import { allowList } from '../allow-list/queries.ts';
import { allIpPools } from '../ip-pools/queries.ts';
import { rangeOfPool, rangesByPool } from '../ip-pools/ranges.ts';
import type { EachOf } from '../rack/each-of.ts';
import { allAnnounceSets, allLoopbacks, allLots, announcementsBySet, blocksByLot } from '../rack/queries.ts';
import { neighborName } from '../switch-ports/neighbors.ts';
import type { Uplink } from './uplinks.ts';
import type { Network } from './use-network.ts';
import { peerKey, type WarningFacts } from './warnings/facts.ts';

/** Polling interval in milliseconds of data that only users change. */
const SLOW = 60_000;

interface Poll {
  readonly poll: () => number | false;
}

/** One response for each id; no data until all of them are known, because a missing one may contain anything. */
function useEach<Part>(
  ids: readonly string[] | undefined,
  queryOf: (ids: readonly string[]) => Query<EachOf<Part>>,
  poll: Poll,
): { readonly data: EachOf<Part> | undefined; readonly isPending: boolean } {
  const { data, isPending } = useQuery(queryOf(ids ?? []), { enabled: ids !== undefined, ...poll });
  const isWhole = ids !== undefined && data !== undefined && ![...data.values()].includes(undefined);
  return { data: isWhole ? data : undefined, isPending: ids !== undefined && isPending };
}

/**
 * Data of the warnings besides the uplinks; undefined where a request failed. Undefined as a whole until everything was answered:
 * before that, the absence of a warning means nothing.
 */
export function useWarningFacts(
  network: Network | undefined,
  uplinks: readonly Uplink[],
  isLive: boolean,
): WarningFacts | undefined {
  const poll = { poll: () => isLive && SLOW };
  const sets = useQuery(allAnnounceSets(), poll);
  const networks = useEach(
    sets.data?.map(({ id }) => id),
    announcementsBySet,
    poll,
  );
  const pools = useQuery(allIpPools(), poll);
  const ranges = useEach(
    pools.data?.items.map(({ name }) => name),
    rangesByPool,
    poll,
  );
  const loopbacks = useQuery(allLoopbacks(), poll);
  const lots = useQuery(allLots(), poll);
  const blocks = useEach(
    lots.data?.items.map(({ id }) => id),
    blocksByLot,
    poll,
  );
  const allow = useQuery(allowList(), poll);
  const isFirst = [sets, networks, pools, ranges, loopbacks, lots, blocks, allow].some(
    ({ isPending }) => isPending,
  );
  const seen = useSeen(uplinks, network?.answeredAt ?? 0);
  return useMemo(() => {
    if (!network || isFirst) return undefined;
    return {
      network: network.facts,
      uplinks,
      announced:
        networks.data &&
        sets.data?.map(({ id, name }) => ({ set: name, networks: networks.data?.get(id) ?? [] })),
      pools:
        ranges.data &&
        pools.data?.items.map(({ name }) => ({
          name,
          ranges: (ranges.data?.get(name)?.items ?? []).flatMap(({ range }) => rangeOfPool(range) ?? []),
        })),
      loopbacks: loopbacks.data?.items,
      blocks:
        blocks.data &&
        new Map(
          [...blocks.data.values()].flatMap((page) =>
            (page?.items ?? []).map((block) => [block.id, block] as const),
          ),
        ),
      allowList: allow.data,
      now: network.answeredAt,
      ...seen,
    };
  }, [
    network,
    isFirst,
    uplinks,
    sets.data,
    networks.data,
    pools.data,
    ranges.data,
    loopbacks.data,
    blocks.data,
    allow.data,
    seen,
  ]);
}

type Seen = Pick<WarningFacts, 'upSince' | 'firstNeighbors' | 'downSince'>;

const NOTHING_SEEN: Seen = { upSince: new Map(), firstNeighbors: new Map(), downSince: new Map() };

/**
 * Observations since the page was opened: the time at which each link came up, its first neighbors, and the time at which each peer
 * was first down. A peer that alternates between states restarts its own duration with each of them.
 */
function useSeen(uplinks: readonly Uplink[], at: number): Seen {
  const [seen, setSeen] = useState<Seen>(NOTHING_SEEN);
  const upSince = new Map<string, number>();
  const firstNeighbors = new Map(seen.firstNeighbors);
  const downSince = new Map<string, number>();
  let isNew = false;
  for (const uplink of uplinks) {
    const { port, link, neighbors, peers } = uplink;
    for (const peer of peers) {
      const key = peerKey(uplink, peer);
      const known = seen.downSince.get(key);
      if (peer.state === 'down') downSince.set(key, known ?? at - (peer.status?.stateDurationMillis ?? 0));
      // A read that failed does not end what was seen
      if (peer.state === 'unknown' && known !== undefined) downSince.set(key, known);
      isNew ||= downSince.has(key) !== (known !== undefined);
    }
    const before = seen.upSince.get(port.id);
    if (link === 'ok') upSince.set(port.id, before ?? at);
    isNew ||= (link === 'ok') !== (before !== undefined);
    if (neighbors && neighbors.length > 0 && !firstNeighbors.has(port.id)) {
      firstNeighbors.set(port.id, neighbors.map(neighborName).toSorted());
      isNew = true;
    }
  }
  if (isNew) setSeen({ upSince, firstNeighbors, downSince });
  return seen;
}

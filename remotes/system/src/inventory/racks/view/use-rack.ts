import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allPhysicalDisks, allSleds, waitingSleds } from '../../queries.ts';
import { instancesBySled } from '../../../capacity/instances-by-sled.ts';
import { isInService } from '../../../base/sleds/states.ts';
import { useAddedSleds } from '../../waiting/added.ts';
import { rowsOf } from '../../waiting/state.ts';
import type { Measured } from './overlays.ts';
import { placeSleds, type PositionFact } from './place-sleds.ts';
import { NO_POSITIONS, positions } from './positions.ts';
import { useSoon } from './use-soon.ts';

/** Maximum number of sleds whose instances are requested: two full racks (docs/screens/operator.md section 9.1). */
const MOST_SLEDS = 64;

/**
 * The known facts of a rack: positions and measurements of its sleds. Parts that cannot be read are undefined; the drawing works
 * without them.
 * @param fallback positions that are used when the system does not measure them
 * @param isMeasureWanted whether measurements are shown or searched: they take up to 64 requests, and the drawing opens without them
 */
export function useRack(
  rackId: string,
  fallback: readonly PositionFact[] | undefined,
  isMeasureWanted: boolean,
) {
  const known = useQuery(allSleds());
  const listed = useQuery(waitingSleds());
  const told = useQuery(positions());
  const sleds = known.data?.items;
  const waiting = listed.data?.items;
  const isMeasured = useSoon(!told.isPending && sleds !== undefined, isMeasureWanted);
  const disks = useQuery(allPhysicalDisks(), { enabled: isMeasured });
  const added = useAddedSleds();
  const ids = useMemo(
    () =>
      (sleds ?? [])
        .filter((sled) => sled.rackId === rackId && isInService(sled))
        .slice(0, MOST_SLEDS)
        .map(({ id }) => id),
    [sleds, rackId],
  );
  const instances = useQuery(instancesBySled(ids), {
    enabled: isMeasured && ids.length > 0,
    keepPrevious: true,
  });
  const { facts, celsius } = told.data ?? NO_POSITIONS;
  const rows = useMemo(() => rowsOf(waiting ?? [], sleds ?? [], added), [waiting, sleds, added]);
  const isListed = sleds !== undefined && waiting !== undefined;
  const placement = useMemo(() => {
    const placed = placeSleds({
      rackId,
      sleds: sleds ?? [],
      waiting: rows,
      facts: facts.length > 0 ? facts : (fallback ?? []),
    });
    // A sled of a list that was not read may be in any slot
    return { ...placed, isComplete: placed.isComplete && isListed };
  }, [rackId, sleds, rows, isListed, facts, fallback]);
  const isPending = disks.isPending || (ids.length > 0 && instances.isPending);
  const measured = useMemo<Measured>(
    () => ({ instances: instances.data, disks: disks.data?.items, celsius, isPending }),
    [instances.data, disks.data, celsius, isPending],
  );
  return {
    sleds,
    /** Waiting sleds of all racks, as their list shows them. */
    waiting: rows,
    placement,
    measured,
    /** Whether data of the drawing is still being requested. */
    isPending: told.isPending || known.isPending || listed.isPending,
    /** Whether the system reports positions; undefined when that could not be read. */
    isTold: told.data && facts.length > 0,
    retryPositions: () => void told.refetch(),
    /** The lists that could not be read. */
    unread: [
      { noun: 'sleds', retry: known.refetch, isKnown: sleds !== undefined },
      { noun: 'waiting sleds', retry: listed.refetch, isKnown: waiting !== undefined },
    ].filter(({ isKnown }) => !isKnown),
  };
}

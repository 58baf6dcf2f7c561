import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allPhysicalDisks, allSleds, waitingSleds } from '../../queries.ts';
import { instancesBySled } from '../../sleds/instances-by-sled.ts';
import { isInService } from '../../sleds/states.ts';
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
 * @param isMeasureWanted whether a person sees or looks for measurements: they take up to 64 requests, and the drawing opens without
 */
export function useRack(
  rackId: string,
  fallback: readonly PositionFact[] | undefined,
  isMeasureWanted: boolean,
) {
  const sleds = useQuery(allSleds()).data?.items;
  const waiting = useQuery(waitingSleds()).data?.items;
  const told = useQuery(positions());
  const isMeasured = useSoon(!told.isPending && sleds !== undefined, isMeasureWanted);
  const disks = useQuery(allPhysicalDisks(), { enabled: isMeasured }).data?.items;
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
  }).data;
  const { facts, celsius } = told.data ?? NO_POSITIONS;
  const rows = useMemo(() => rowsOf(waiting ?? [], sleds ?? [], added), [waiting, sleds, added]);
  const placement = useMemo(
    () =>
      placeSleds({
        rackId,
        sleds: sleds ?? [],
        waiting: rows,
        facts: facts.length > 0 ? facts : (fallback ?? []),
      }),
    [rackId, sleds, rows, facts, fallback],
  );
  const measured = useMemo<Measured>(() => ({ instances, disks, celsius }), [instances, disks, celsius]);
  return {
    sleds,
    /** Waiting sleds of all racks, as their list shows them. */
    waiting: rows,
    placement,
    measured,
    /** Whether the system reports positions; undefined while it is requested. */
    isTold: told.isPending ? undefined : facts.length > 0,
  };
}

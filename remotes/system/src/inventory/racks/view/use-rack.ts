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

/** Sleds whose instances are asked for at most: two racks full (docs/screens/operator.md section 9.1). */
const MOST_SLEDS = 64;

/**
 * What is known of a rack: where its sleds sit and what is measured of them. What cannot be read is left open; the drawing lives
 * without it.
 * @param fallback where sleds sit when the system does not measure it
 */
export function useRack(rackId: string, fallback: readonly PositionFact[] | undefined) {
  const sleds = useQuery(allSleds()).data?.items;
  const waiting = useQuery(waitingSleds()).data?.items;
  const disks = useQuery(allPhysicalDisks()).data?.items;
  const told = useQuery(positions());
  const added = useAddedSleds();
  const ids = useMemo(
    () =>
      (sleds ?? [])
        .filter((sled) => sled.rackId === rackId && isInService(sled))
        .slice(0, MOST_SLEDS)
        .map(({ id }) => id),
    [sleds, rackId],
  );
  const instances = useQuery(instancesBySled(ids), { enabled: ids.length > 0, keepPrevious: true }).data;
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
    /** Waiting sleds of all racks, as the list of them has them. */
    waiting: rows,
    placement,
    measured,
    /** Whether the system says where sleds sit; undefined while it is asked. */
    isTold: told.isPending ? undefined : facts.length > 0,
  };
}

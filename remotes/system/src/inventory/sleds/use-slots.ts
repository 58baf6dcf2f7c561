import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allSleds } from '../queries.ts';
import { isInService } from '../../base/sleds/states.ts';
import { placeSleds } from '../racks/view/place-sleds.ts';
import { NO_POSITIONS, positions } from '../racks/view/positions.ts';

/** The slots of sleds by id, `null` for a sled out of service; those that are not known are left out. Undefined while they are loading. */
export type Slots = ReadonlyMap<string, number | null> | undefined;

/** The slot of a sled under its name on phones. */
export const slotMeta = (slot: number | null | undefined): string | null =>
  typeof slot === 'number' ? `Slot ${slot}` : null;

/** The slot of each sled by its id, where the system reports positions. */
export function useSlots(): Slots {
  const told = useQuery(positions());
  const known = useQuery(allSleds());
  const isPending = told.isPending || known.isPending;
  const { facts } = told.data ?? NO_POSITIONS;
  const sleds = known.data?.items;
  return useMemo(() => {
    if (isPending) return undefined;
    if (!sleds) return new Map();
    const former = sleds.filter((sled) => !isInService(sled)).map(({ id }) => [id, null] as const);
    const racks = [...new Set(sleds.map(({ rackId }) => rackId))];
    const placed = racks.flatMap((rackId) => {
      const { slots, beyond } = placeSleds({ rackId, sleds, waiting: [], facts });
      return [...slots, ...beyond].flatMap(({ sled, slot }) =>
        sled && isInService(sled) ? [[sled.id, slot] as const] : [],
      );
    });
    return new Map([...former, ...placed]);
  }, [isPending, sleds, facts]);
}

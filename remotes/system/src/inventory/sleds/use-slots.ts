import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allSleds } from '../queries.ts';
import { isInService } from './states.ts';
import { placeSleds } from '../racks/view/place-sleds.ts';
import { NO_POSITIONS, positions } from '../racks/view/positions.ts';

const NOWHERE: ReadonlyMap<string, number> = new Map();

/** The slots of sleds by id; undefined until they are known. */
export type Slots = ReadonlyMap<string, number> | undefined;

/** The slot of each sled in service by its id, as far as the system reports positions. When the request fails, slots are left out. */
export function useSlots(): Slots {
  const told = useQuery(positions());
  const known = useQuery(allSleds());
  const isPending = told.isPending || known.isPending;
  const { facts } = told.data ?? NO_POSITIONS;
  const sleds = known.data?.items;
  return useMemo(() => {
    if (isPending) return undefined;
    if (!sleds || facts.length === 0) return NOWHERE;
    const racks = [...new Set(sleds.map(({ rackId }) => rackId))];
    return new Map(
      racks.flatMap((rackId) => {
        const { slots, beyond } = placeSleds({ rackId, sleds, waiting: [], facts });
        return [...slots, ...beyond].flatMap(({ sled, slot }) =>
          sled && isInService(sled) ? [[sled.id, slot] as const] : [],
        );
      }),
    );
  }, [isPending, sleds, facts]);
}

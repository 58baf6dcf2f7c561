import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allSleds, allSwitches, waitingSleds } from '../queries.ts';
import type { Hardware } from './counts.ts';

/** The hardware of all racks. Lists that cannot be read are undefined; the page works without them. */
export function useHardware(): Hardware {
  const sleds = useQuery(allSleds()).data?.items;
  const switches = useQuery(allSwitches()).data?.items;
  const waiting = useQuery(waitingSleds()).data?.items;
  return useMemo(() => ({ sleds, switches, waiting }), [sleds, switches, waiting]);
}

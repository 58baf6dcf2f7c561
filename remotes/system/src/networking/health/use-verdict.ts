import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allSwitchPorts } from '../rack/queries.ts';
import { uplinksOf } from './uplinks.ts';
import { useNetwork } from './use-network.ts';
import { type Verdict, verdict, verdictOf } from './verdict.ts';

/**
 * Whether the rack is connected, read once and never polled; undefined while it is not known.
 * @param enabled false: sends no requests yet
 */
export function useVerdict(enabled = true): Verdict | undefined {
  const network = useNetwork({ isBrief: true, enabled });
  // Without the list of ports there is no verdict, and the page would wait forever
  const { isError } = useQuery(allSwitchPorts(), { enabled });
  return useMemo(() => {
    if (network) return verdict(uplinksOf(network.facts).map(verdictOf));
    return isError ? 'Unknown' : undefined;
  }, [network, isError]);
}

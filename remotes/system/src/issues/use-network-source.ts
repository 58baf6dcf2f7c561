import { useMemo } from 'react';
import {
  networkingBfdStatus,
  networkingBgpExported,
  networkingBgpImportedRoutesIpv4,
  networkingBgpStatus,
  networkingSwitchPortList,
  networkingSwitchPortStatus,
} from '@console/shared/api';
import { refresh, useQuery } from '@console/shared/query';
import { networkFindings } from '../networking/health/attention.ts';
import { countsOf } from '../networking/health/counts.ts';
import { uplinksOf } from '../networking/health/uplinks.ts';
import { useNetwork } from '../networking/health/use-network.ts';
import { useWarningFacts } from '../networking/health/use-warning-facts.ts';
import { missingIn } from '../networking/health/warnings/facts.ts';
import { allSwitchPorts } from '../networking/rack/queries.ts';
import { type Source, sourceOf } from './source.ts';

const retry = () =>
  refresh(
    networkingSwitchPortList,
    networkingSwitchPortStatus,
    networkingBgpStatus,
    networkingBgpExported,
    networkingBgpImportedRoutesIpv4,
    networkingBfdStatus,
  );

/** The network with its uplinks; `counts` is `Uplinks 1 of 2` once it is known. */
export function useNetworkSource(every: number): { readonly source: Source; readonly counts?: string } {
  const { error } = useQuery(allSwitchPorts());
  const network = useNetwork({ every });
  const uplinks = useMemo(() => (network ? uplinksOf(network.facts) : []), [network]);
  const facts = useWarningFacts(network, uplinks, true);
  return useMemo(() => {
    const read = facts && { data: networkFindings(facts) };
    const [counts] = network ? countsOf(uplinks, network.facts) : [];
    return {
      source: sourceOf(
        'Network',
        error ? { error: error.message, requestId: error.requestId } : read,
        retry,
        facts ? missingIn(facts) : [],
      ),
      ...(counts !== undefined && { counts }),
    };
  }, [error, facts, network, uplinks]);
}

import { useMemo } from 'react';
import { uplinksOf } from './uplinks.ts';
import { useNetwork } from './use-network.ts';
import { type Verdict, verdict, verdictOf } from './verdict.ts';

/** Whether the rack is connected, read once; undefined while it is not known. */
export function useVerdict(): Verdict | undefined {
  const network = useNetwork();
  return useMemo(() => network && verdict(uplinksOf(network.facts).map(verdictOf)), [network]);
}

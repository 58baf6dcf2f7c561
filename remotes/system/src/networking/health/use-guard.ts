import { useMemo } from 'react';
import { guard, type Guard } from './guard.ts';
import { uplinksOf } from './uplinks.ts';
import { useNetwork } from './use-network.ts';
import { verdictOf } from './verdict.ts';

/** Checks changes against the present state of the uplinks. Until it is known, no change counts as safe. */
export function useGuard(): (cut: ReadonlySet<string>) => Guard {
  const network = useNetwork();
  const uplinks = useMemo(
    () =>
      network &&
      uplinksOf(network.facts).map((uplink) => ({ id: uplink.port.id, verdict: verdictOf(uplink) })),
    [network],
  );
  return (cut) => guard(cut, uplinks);
}

import { useMemo } from 'react';
import { guard, type Guard } from './guard.ts';
import { uplinksOf } from './uplinks.ts';
import { useNetwork } from './use-network.ts';
import { verdictOf } from './verdict.ts';

/** Judges changes by how the uplinks are now. Until that is known, nothing is said to be safe. */
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

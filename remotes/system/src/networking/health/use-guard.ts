import { useMemo } from 'react';
import { guard, type Guard } from './guard.ts';
import { uplinksOf } from './uplinks.ts';
import { useNetwork } from './use-network.ts';
import { verdictOf } from './verdict.ts';

/**
 * Checks changes against the present state of the uplinks. Until it is known, no change that cuts one counts as safe.
 * @param enabled false: the change cuts none, so nothing is read
 */
export function useGuard(enabled = true): (cut: ReadonlySet<string>) => Guard {
  const network = useNetwork({ enabled });
  const uplinks = useMemo(
    () =>
      network &&
      uplinksOf(network.facts).map((uplink) => ({ id: uplink.port.id, verdict: verdictOf(uplink) })),
    [network],
  );
  return (cut) => guard(cut, uplinks);
}

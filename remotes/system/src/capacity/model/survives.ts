import type { Sled } from '@console/shared/api';
import { isInService, takesInstances } from '../../base/sleds/states.ts';
import { atWork, freeOn, type UseBySled } from './use.ts';

/** A sled whose loss would displace instances without room elsewhere. */
export interface Loss {
  readonly sled: Sled;
  /** Displaced instances without room, and their memory in bytes. */
  readonly instances: number;
  readonly memory: number;
}

/**
 * The instances of a sled for which the others have no room, undefined when all of them fit: its instances are placed first-fit on the
 * others that take new ones and whose instances are known, the largest memory first (docs/screens/operator.md section 9.3). Anti-affinity
 * groups are not considered.
 */
export function lossOf(lost: Sled, sleds: readonly Sled[], useBySled: UseBySled): Loss | undefined {
  const rooms = sleds.flatMap((sled) => {
    const instances = useBySled.get(sled.id);
    return sled.id !== lost.id && instances && takesInstances(sled) ? [{ ...freeOn(sled, instances) }] : [];
  });
  const moving = atWork(useBySled.get(lost.id) ?? []).toSorted((a, b) => b.memory - a.memory);
  const homeless = moving.filter(({ ncpus, memory }) => {
    const room = rooms.find((free) => free.ncpus >= ncpus && free.memory >= memory);
    if (!room) return true;
    room.ncpus -= ncpus;
    room.memory -= memory;
    return false;
  });
  if (homeless.length === 0) return undefined;
  const memory = homeless.reduce((sum, one) => sum + one.memory, 0);
  return { sled: lost, instances: homeless.length, memory };
}

/** The sleds in service whose loss the others cannot absorb. Sleds whose instances are unknown are left out. */
export const survives = (sleds: readonly Sled[], useBySled: UseBySled): readonly Loss[] =>
  sleds
    .filter((sled) => isInService(sled) && useBySled.get(sled.id))
    .flatMap((lost) => lossOf(lost, sleds, useBySled) ?? []);

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
 * The sleds whose loss the others cannot absorb: the instances of each are placed first-fit on the others that take new ones, the
 * largest memory first (docs/screens/operator.md section 9.3). Anti-affinity groups are not considered. Sleds whose instances are
 * unknown are left out.
 */
export function survives(sleds: readonly Sled[], useBySled: UseBySled): readonly Loss[] {
  const known = sleds.filter((sled) => isInService(sled) && useBySled.get(sled.id));
  return known.flatMap((lost) => {
    const rooms = known
      .filter((sled) => sled.id !== lost.id && takesInstances(sled))
      .map((sled) => ({ ...freeOn(sled, useBySled.get(sled.id) ?? []) }));
    const moving = atWork(useBySled.get(lost.id) ?? []).toSorted((a, b) => b.memory - a.memory);
    const homeless = moving.filter(({ ncpus, memory }) => {
      const room = rooms.find((free) => free.ncpus >= ncpus && free.memory >= memory);
      if (!room) return true;
      room.ncpus -= ncpus;
      room.memory -= memory;
      return false;
    });
    if (homeless.length === 0) return [];
    const memory = homeless.reduce((sum, one) => sum + one.memory, 0);
    return [{ sled: lost, instances: homeless.length, memory }];
  });
}

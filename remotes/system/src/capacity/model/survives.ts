import type { Sled } from '@console/shared/api';
import { isInService, takesInstances } from '../../inventory/sleds/states.ts';
import { atWork, freeOn, type UseBySled } from './use.ts';

/** A sled whose loss leaves instances without a place. */
export interface Loss {
  readonly sled: Sled;
  /** Instances without a place, and their memory in bytes. */
  readonly instances: number;
  readonly memory: number;
}

/**
 * The sleds that may not fail: the instances of each are placed on the others that take new ones, the largest memory first, where
 * they fit first (docs/screens/operator.md section 9.3). Groups that keep instances apart are not considered. Sleds whose instances
 * are not known are left out.
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

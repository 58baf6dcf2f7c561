import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import { addEdgeCache } from './edge-cache.ts';
import { addGroups } from './groups.ts';
import { addHardware } from './hardware.ts';
import { addLarge } from './large.ts';
import { addNetworks } from './networks.ts';
import { addPeople, addPersonas } from './people.ts';
import { addPools } from './pools.ts';
import { addProjects } from './projects.ts';
import { addFleets, addImages, addPreviews, addProjectRoles } from './rest.ts';
import { Seeder } from './seeder.ts';

export { DEMO_PASSWORD, personas } from './people.ts';

function addDemo(seeder: Seeder): void {
  addHardware(seeder);
  addPeople(seeder);
  addPools(seeder);
  addProjects(seeder);
  addEdgeCache(seeder, addImages(seeder));
  addGroups(seeder);
  addNetworks(seeder);
  addFleets(seeder);
  addPreviews(seeder);
  addProjectRoles(seeder);
}

const seeds = {
  demo: addDemo,
  /** The silo `fernhill` with its people and nothing else. */
  empty(seeder: Seeder): void {
    addHardware(seeder);
    addPersonas(seeder);
  },
  large(seeder: Seeder): void {
    addDemo(seeder);
    addLarge(seeder);
  },
} as const;

/** Sets of data to start with. */
export type SeedName = keyof typeof seeds;

export function isSeedName(name: unknown): name is SeedName {
  return typeof name === 'string' && name in seeds;
}

/** A store with data in it. The same clock time gives the same data. */
export function seedStore(name: SeedName, clock: Clock): Store {
  const seeder = new Seeder(clock);
  seeds[name](seeder);
  return seeder.store;
}

import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { addAdministration, addSystem } from './administration.ts';
import { addEdgeCache } from './edge-cache.ts';
import { addGroups } from './groups.ts';
import { addHardware, smallRack, wholeRack } from './hardware.ts';
import { addLarge } from './large.ts';
import { addNetworks } from './networks.ts';
import { addPeople, addPersonas } from './people.ts';
import { addSourceAddresses } from './machines.ts';
import { addPools, poolId } from './pools.ts';
import { addProjects } from './projects.ts';
import { addRackNetwork } from './rack-network.ts';
import { addDeadRoute, addFleets, addImages, addPreviews, addProjectRoles, addStuck } from './rest.ts';
import { Seeder } from './seeder.ts';
import { addAllowList, addProbes, addServicePool } from './services.ts';
import { addPortLldp } from './switches.ts';
import { addWebhooks } from './webhooks.ts';

export { DEMO_PASSWORD, fleetPersonas, personas } from './people.ts';

function addDemo(seeder: Seeder): void {
  addHardware(seeder, wholeRack);
  addPeople(seeder);
  addPools(seeder);
  addServicePool(seeder);
  addAllowList(seeder);
  addProjects(seeder);
  addEdgeCache(seeder, addImages(seeder));
  addGroups(seeder);
  addNetworks(seeder);
  addProbes(seeder);
  addFleets(seeder);
  addStuck(seeder);
  addDeadRoute(seeder);
  addPreviews(seeder);
  addSourceAddresses(seeder, poolId('public-v4'), '198.51.100.59');
  addProjectRoles(seeder);
  addRackNetwork(seeder);
  addPortLldp(seeder);
  addWebhooks(seeder);
  addAdministration(seeder);
}

const seeds = {
  demo: addDemo,
  /** The silo `fernhill` with its users and nothing else. */
  empty(seeder: Seeder): void {
    addHardware(seeder, smallRack);
    addPersonas(seeder);
    addSystem(seeder);
    addServicePool(seeder);
  },
  large(seeder: Seeder): void {
    addDemo(seeder);
    addLarge(seeder);
  },
} as const;

/** The sets of initial data. */
export type SeedName = keyof typeof seeds;

export function isSeedName(name: unknown): name is SeedName {
  return typeof name === 'string' && Object.hasOwn(seeds, name);
}

/** A store with initial data. The same clock time gives the same data. */
export function seedStore(name: SeedName, clock: Clock): Store {
  const seeder = new Seeder(clock);
  seeds[name](seeder);
  return seeder.store;
}

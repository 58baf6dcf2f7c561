import type { Clock } from '../store/clock.ts';
import type { Progress, Store } from '../store/store.ts';
import { addAdministration, addSystem, certificatesOf } from './administration.ts';
import { addEdgeCache } from './edge-cache.ts';
import { addGroups } from './groups.ts';
import { addHardware, smallRack, wholeRack } from './hardware.ts';
import { addLarge } from './large.ts';
import { later } from './later.ts';
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

/** Makes the data of a seed, except certificates. */
export const fill = (name: SeedName, seeder: Seeder): void => seeds[name](seeder);

/** What a seed has made before. */
interface Made {
  readonly start: number;
  readonly progress: Progress;
  readonly rows: ReadonlyMap<string, readonly unknown[]>;
}

const made = new Map<SeedName, Made>();

/** A store with initial data. The same clock time gives the same data. */
export function seedStore(name: SeedName, clock: Clock): Store {
  const seeder = new Seeder(clock);
  const { store, start } = seeder;
  const before = made.get(name);
  if (before) {
    // As if they were made now, which takes longer: each test has its own store, and reads a few of its tables
    const rowsOf = (table: string) => before.rows.get(table) ?? [];
    const progress = { ...before.progress, started: store.progress.started };
    store.restore(progress, (table) => () => rowsOf(table).map((row) => later(row, start - before.start)));
  } else {
    fill(name, seeder);
    const rows = new Map(Object.entries(store.tables).map(([table, all]) => [table, [...all]]));
    made.set(name, { start, progress: store.progress, rows });
  }
  // Their texts contain dates
  if (name !== 'empty') store.tables.certificates.load(() => certificatesOf(seeder));
  return seeder.filled();
}

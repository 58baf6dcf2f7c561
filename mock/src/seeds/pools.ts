import { stableId } from '../values/ids.ts';
import { siloId } from './people.ts';
import type { Seeder } from './seeder.ts';

interface PoolSeed {
  readonly name: string;
  readonly description: string;
  readonly ranges: readonly (readonly [first: string, last: string])[];
  readonly links: Readonly<Record<string, boolean>>;
}

/** A default with two IPv4 ranges, a small IPv6 pool, one without ranges, an unlinked one with a huge IPv6 range. system sheet 17. */
const pools: readonly PoolSeed[] = [
  {
    name: 'public-v4',
    description: 'Routable addresses',
    ranges: [
      ['198.51.100.20', '198.51.100.60'],
      ['203.0.113.10', '203.0.113.40'],
    ],
    links: { fernhill: true, northgate: true },
  },
  {
    name: 'public-v6',
    description: 'A few IPv6 addresses',
    ranges: [['2001:db8:40::10', '2001:db8:40::1f']],
    links: { fernhill: false },
  },
  { name: 'reserve', description: '', ranges: [], links: { fernhill: false, 'harbor-labs': false } },
  {
    name: 'backbone-trial',
    description: 'Not yet in use',
    ranges: [
      ['192.0.2.1', '192.0.2.254'],
      ['2001:db8:8000::', '2001:db8:8000:0:ffff:ffff:ffff:ffff'],
    ],
    links: {},
  },
];

export const poolId = (name: string): string => stableId('ip-pool', 'fleet', name);

/** The IP pools of the demo. */
export function addPools(seeder: Seeder): void {
  const { tables } = seeder.store;
  for (const { name, description, ranges, links } of pools) {
    const pool = tables.ipPools.put(seeder.named('ip-pool', 'fleet', name, 400, description));
    for (const [first, last] of ranges) {
      const range = { first, last };
      tables.ipPoolRanges.put({
        id: stableId('range', first),
        ipPoolId: pool.id,
        range,
        timeCreated: pool.timeCreated,
      });
    }
    for (const [silo, isDefault] of Object.entries(links)) {
      tables.ipPoolLinks.put({
        id: stableId('link', name, silo),
        ipPoolId: pool.id,
        siloId: siloId(silo),
        isDefault,
      });
    }
  }
}

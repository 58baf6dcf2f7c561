import { expect, it } from 'vitest';
import { fakeClock } from '../../src/store/clock.ts';
import { poolProblems } from './pools.ts';
import { createMock } from '../../src/server/mock.ts';
import type { Store } from '../../src/store/store.ts';

const first = <Row>(rows: Iterable<Row>): Row => {
  for (const row of rows) return row;
  throw new Error('the table is empty');
};

it('finds nothing in the demo', () => {
  expect([...poolProblems(createMock({ clock: fakeClock() }).store)]).toEqual([]);
});

it.each<readonly [string, (store: Store) => void, RegExp]>([
  [
    'ranges that overlap',
    ({ tables }) => tables.ipPoolRanges.put({ ...first(tables.ipPoolRanges), id: 'other' }),
    /overlap/,
  ],
  [
    'two defaults',
    ({ tables }) => {
      for (const link of tables.ipPoolLinks) tables.ipPoolLinks.put({ ...link, isDefault: true });
    },
    /default/,
  ],
  ['a link that is missing', ({ tables }) => tables.ipPoolLinks.removeWhere(() => true), /not linked/],
  [
    'a range that is missing',
    ({ tables }) => tables.ipPoolRanges.removeWhere(() => true),
    /outside the pool/,
  ],
  [
    'an address given twice',
    ({ tables }) => {
      const { ip, ipPoolId } = first(tables.floatingIps);
      tables.probes.put({ ...first(tables.probes), ip, ipPoolId });
    },
    /given twice/,
  ],
  [
    'a probe with the address of an instance',
    ({ tables }) => {
      const { subnetId, ip, mac } = first(tables.interfaces);
      const probe = first(tables.probes);
      tables.probes.put({ ...probe, nic: { id: probe.nic.id, subnetId, ip, mac } });
    },
    /of the probe .* is given twice/,
  ],
  ['a probe on no sled', ({ tables }) => tables.sleds.removeWhere(() => true), /no sled/],
  [
    'no pool of the services',
    ({ tables }) => tables.ipPools.removeWhere((pool) => pool.internal === true),
    /exactly one/,
  ],
])('finds %s', (_, spoil, expected) => {
  const { store } = createMock({ clock: fakeClock() });
  spoil(store);
  expect([...poolProblems(store)].join('\n')).toMatch(expected);
});

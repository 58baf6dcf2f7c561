import { expect, it } from 'vitest';
import { fakeClock } from '../../src/store/clock.ts';
import { networkingProblems } from './networking.ts';
import { createMock } from '../../src/server/mock.ts';
import type { Store } from '../../src/store/store.ts';
import type { Row, Table } from '../../src/store/table.ts';

/** Inserts a changed copy of the first row. */
function copy<R extends Row>(table: Table<R>, changed: (row: R) => R): void {
  const [row] = table;
  if (row !== undefined) table.put(changed({ ...row, id: `copy of ${row.id}` }));
}

const breaks: readonly (readonly [string, (store: Store) => void, RegExp])[] = [
  ['a name twice', ({ tables }) => copy(tables.bgpConfigs, (row) => row), /two of BGP config/],
  [
    'a block that ends before it begins',
    ({ tables }) => copy(tables.addressLotBlocks, (row) => ({ ...row, lastAddress: '0.0.0.1' })),
    /the block from .* is no range/,
  ],
  ['a loopback twice', ({ tables }) => copy(tables.loopbackAddresses, (row) => row), /two of loopback/],
  [
    'an address twice',
    ({ tables }) =>
      copy(tables.loopbackAddresses, (row) => ({ ...row, switchLocation: 'x', anycast: false })),
    /taken twice/,
  ],
  [
    'an announcement of no network',
    ({ tables }) => copy(tables.bgpAnnouncements, (row) => ({ ...row, network: 'none' })),
    /none is announced and no network/,
  ],
  ['a session twice', ({ tables }) => copy(tables.bfdSessions, (row) => row), /two of BFD session/],
  [
    'a set that is gone',
    ({ tables }) => tables.bgpAnnounceSets.removeWhere(() => true),
    /a BGP config leads nowhere/,
  ],
  [
    'settings that are gone',
    ({ tables }) => tables.switchPortSettings.removeWhere(() => true),
    /a switch port leads nowhere/,
  ],
];

it.each(breaks)('notice %s', (_, spoil, problem) => {
  const { store } = createMock({ clock: fakeClock() });
  expect([...networkingProblems(store)]).toEqual([]);
  spoil(store);
  expect([...networkingProblems(store)].join('\n')).toMatch(problem);
});

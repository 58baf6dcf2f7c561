import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatAddress, parseNet, rangeSize, subtractRanges } from '@console/shared/format';
import { linkState } from '../switch-ports/link-state.ts';
import { pathOf } from './path-of.ts';
import { EAST, factsOf, healthyNetwork, heard, NOW, poolOf, WEST } from './test-facts.ts';
import type { WarningFacts } from './warnings/facts.ts';
import { warningsOf } from './warnings/warnings.ts';

const DOWN = linkState({ links: [{ linkName: 'phy0', state: 'down' }] });

const base = healthyNetwork();
const { sessions = [], imported = [] } = base;

const westDown = { links: new Map([...base.links, [WEST, DOWN]]) };

const viewsWith = (change: object, of = 'settings of switch0') => {
  const view = base.views.get(of);
  return { views: new Map([...base.views, [of, view && { ...view, ...change }]]) };
};

const west = base.views.get('settings of switch0');
const announced = (...networks: string[]) => [
  {
    set: 'public',
    networks: networks.map((network) => ({ addressLotBlockId: 'pool', announceSetId: 's', network })),
  },
];

const idsOf = (facts: WarningFacts) => warningsOf(facts).map(({ id }) => id);

test('a healthy rack has no warnings', () => expect(warningsOf(factsOf())).toEqual([]));

describe('a warning is raised, and not raised for the closest healthy facts', () => {
  test.each<[string, WarningFacts, WarningFacts]>([
    ['W1', factsOf(westDown), factsOf()],
    ['W2', factsOf(westDown), factsOf()],
    [
      'W3',
      factsOf({ imported: imported.map((one) => ({ ...one, prefix: '10.0.0.0/8' })) }),
      factsOf({ imported: imported.slice(0, 1) }),
    ],
    ['W4', factsOf({ sessions: sessions.slice(1) }), factsOf({ sessions: undefined })],
    [
      'W5',
      factsOf({ sessions: [...sessions, { ...(sessions[0] ?? never()), addr: '172.20.15.77' }] }),
      factsOf({ sessions: [{ ...(sessions[0] ?? never()) }, { ...(sessions[1] ?? never()) }] }),
    ],
    [
      'W6',
      factsOf(viewsWith({ bgpPeers: [...(west?.bgpPeers ?? []), ...(west?.bgpPeers ?? [])] })),
      factsOf(viewsWith({ bgpPeers: west?.bgpPeers }, 'settings of switch1')),
    ],
    [
      'W7',
      factsOf({ sessions: sessions.map((one) => ({ ...one, remoteAsn: 1 })) }),
      factsOf({ sessions: sessions.map((one) => ({ ...one, remoteAsn: 0 })) }),
    ],
    ['W8', factsOf({ imported: imported.slice(1) }), factsOf({ imported: undefined })],
    ['W9', factsOf({ exports: {} }), factsOf({ exports: { '172.20.15.9': ['198.51.100.0/26'] } })],
    ['W10', factsOf({}, { pools: poolOf([0, 64]) }), factsOf({}, { pools: poolOf([0, 63]) })],
    ['W11', factsOf({}, { pools: poolOf([0, 62]) }), factsOf({}, { pools: poolOf([0, 63]) })],
    [
      'W12',
      factsOf({ neighbors: new Map([...base.neighbors, [WEST, [heard('west-gateway', 120_001)]]]) }),
      factsOf({ neighbors: new Map([...base.neighbors, [WEST, [heard('west-gateway', 120_000)]]]) }),
    ],
    [
      'W12',
      factsOf(
        { neighbors: new Map([...base.neighbors, [EAST, []]]) },
        { upSince: new Map([[EAST, NOW - 90_001]]), firstNeighbors: new Map() },
      ),
      factsOf(
        { neighbors: new Map([...base.neighbors, [EAST, []]]) },
        { upSince: new Map([[EAST, NOW - 90_000]]), firstNeighbors: new Map() },
      ),
    ],
    [
      'W13',
      factsOf({}, { firstNeighbors: new Map([[WEST, ['other-gateway']]]) }),
      factsOf({}, { firstNeighbors: new Map() }),
    ],
    [
      'W14',
      factsOf(
        viewsWith({
          addresses: [
            {
              address: '172.20.15.64/30',
              addressLotBlockId: 'infra',
              interfaceName: 'phy0',
              portSettingsId: 's',
            },
          ],
        }),
      ),
      factsOf(
        viewsWith({
          addresses: [
            {
              address: '172.20.15.63/30',
              addressLotBlockId: 'infra',
              interfaceName: 'phy0',
              portSettingsId: 's',
            },
          ],
        }),
      ),
    ],
    [
      'W14',
      factsOf(
        viewsWith({
          addresses: [
            {
              address: '172.20.15.14/24',
              addressLotBlockId: 'infra',
              interfaceName: 'phy0',
              portSettingsId: 's',
            },
          ],
        }),
      ),
      factsOf(),
    ],
    [
      'W15',
      factsOf({}, { allowList: { allowedIps: { allow: 'any' } } }),
      factsOf({ imported: [] }, { allowList: { allowedIps: { allow: 'any' } } }),
    ],
  ])('%s', (id, raised, not) => {
    expect(idsOf(raised)).toContain(id);
    expect(idsOf(not)).not.toContain(id);
  });
});

function never(): never {
  throw new Error('the facts have two sessions');
}

test('the same loopback on both switches is anycast and raises no warning', () => {
  const { loopbacks = [] } = factsOf();
  const both = [...loopbacks, ...loopbacks.map((one) => ({ ...one, id: 'm', switchLocation: 'switch1' }))];
  expect(idsOf(factsOf({}, { loopbacks: both }))).not.toContain('W14');
});

test('the worst warning is first', () => {
  const ids = idsOf(factsOf({ ...westDown, imported: [] }, { pools: poolOf([0, 62]) }));
  expect([ids[0], ids.at(-1)]).toEqual(['W3', 'W11']);
});

describe('the addresses of a pool without an announcement', () => {
  it('are listed exactly', () => {
    const text = warningsOf(factsOf({}, { pools: poolOf([60, 70], [100, 100]) })).find(
      ({ id }) => id === 'W10',
    )?.text;
    expect(text).toContain('8 addresses');
    expect(text).toContain('198.51.100.64–198.51.100.70, 198.51.100.100 are not announced');
  });

  it('are those that are in no announced network', () => {
    const net = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 26, max: 32 }));
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), fc.array(net, { maxLength: 5 }), (a, b, nets) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        const [pool] = poolOf([first, last])[0]?.ranges ?? [];
        if (!pool) return;
        const told = nets.flatMap(([index, width]) => parseNet(`198.51.100.${index * 16}/${width}`) ?? []);
        const left = subtractRanges(pool, told);
        for (let value = pool.first; value <= pool.last; value += 1n) {
          const isTold = told.some((one) => one.first <= value && value <= one.last);
          expect(
            left.some((one) => one.first <= value && value <= one.last),
            formatAddress({ version: 4, value }),
          ).toBe(!isTold);
        }
        const sum = left.reduce((all, one) => all + rangeSize(one), 0n);
        expect(sum <= rangeSize(pool)).toBe(true);
      }),
    );
  });
});

describe('the path of an address', () => {
  const found = (text: string, facts = factsOf()) =>
    pathOf(text, facts)?.map(({ label, found: one, note }) => `${label}: ${note ?? one ?? '-'}`);

  test('leads from its pool to the uplinks', () =>
    expect(found('198.51.100.7')).toEqual([
      'IP pool: public-v4',
      'Block: 198.51.100.0–198.51.100.127',
      'Announced: 198.51.100.0/26 of public',
      'Peers: 172.20.15.9, 172.20.15.13',
      'Uplinks: switch0 qsfp0, switch1 qsfp0',
    ]));

  test.each([
    ['no pool', '198.51.100.7', factsOf({}, { pools: [] }), 'IP pool: -'],
    ['no announcement', '198.51.100.100', factsOf(), 'Announced: -'],
    ['no session', '198.51.100.7', factsOf({ exports: {} }), 'Peers: -'],
    [
      'IPv6',
      '2001:db8::1',
      factsOf({}, { announced: announced('2001:db8::/64') }),
      'Peers: cannot be verified: IPv4 only',
    ],
  ])('is broken by %s', (_, text, facts, step) => expect(found(text, facts)).toContain(step));

  test('is undefined for a text that is no address', () =>
    expect(pathOf('north', factsOf())).toBeUndefined());
});

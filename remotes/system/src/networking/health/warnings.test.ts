import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatAddress, parseNet, rangeSize, subtractRanges } from '@console/shared/format';
import { linkState } from '../switch-ports/link-state.ts';
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

const inState = (state: 'active' | 'open_sent') => ({
  sessions: sessions.map((one, index) => (index === 0 ? { ...one, state, stateDurationMillis: 3000 } : one)),
});
/** A peer that alternates between states, and one with which messages are exchanged. */
const [trying, comingUp] = [inState('active'), inState('open_sent')];

const west = base.views.get('settings of switch0');
const idsOf = (facts: WarningFacts) => warningsOf(facts).map(({ id }) => id);

// @sheet operator/13.39
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
    ['W16', factsOf(trying), factsOf(comingUp)],
  ])('%s', (id, raised, not) => {
    expect(idsOf(raised)).toContain(id);
    expect(idsOf(not)).not.toContain(id);
  });
});

function never(): never {
  throw new Error('the facts have two sessions');
}

describe('a peer that is down', () => {
  const said = (facts: WarningFacts) => warningsOf(facts).find(({ id }) => id === 'W16');

  test('is named with the reason and the networks that nobody receives', () => {
    const facts = factsOf({
      ...viewsWith({ addresses: [] }),
      ...trying,
      exports: { '172.20.15.9': ['198.51.100.0/26'] },
    });
    expect(said(facts)).toMatchObject({
      severity: 'destructive',
      text:
        'Peer 172.20.15.9 of switch0 qsfp0 is down. No address of phy0 shares a network with the peer. ' +
        'No peer receives 198.51.100.0/26 (pool public-v4)',
      to: '/system/networking/port-settings/west/edit?peer=172.20.15.9',
    });
  });

  test('is a warning when other peers receive everything', () =>
    expect(said(factsOf(trying))).toMatchObject({
      severity: 'notice',
      text: expect.stringMatching(/Other peers receive every announced network$/),
    }));
});

test('an uplink that works partly still works', () => expect(idsOf(factsOf(inPart()))).not.toContain('W2'));

/** The second peer of an uplink is down. */
function inPart() {
  const [peer] = west?.bgpPeers ?? [];
  const bgpPeers = peer ? [peer, { ...peer, addr: '172.20.15.99' }] : [];
  return viewsWith({ bgpPeers });
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
  // @sheet operator/13.39
  it('are listed exactly', () => {
    const text = warningsOf(factsOf({}, { pools: poolOf([60, 70], [100, 100]) })).find(
      ({ id }) => id === 'W10',
    )?.text;
    expect(text).toContain('8 addresses');
    expect(text).toContain('Not announced: 198.51.100.64–198.51.100.70, 198.51.100.100');
  });

  // @sheet operator/13.39
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

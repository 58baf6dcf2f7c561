import type { ExternalIp, Instance } from '@console/shared/api';
import { parseAddress } from '@console/shared/format';
import { describe, expect, it } from 'vitest';
import { denying, FACTS, route } from '../../../networking/reachability/test-facts.ts';
import { textOf } from '../../../networking/reachability/steps.ts';
import { testInstance } from '../../../testing/instance.ts';
import { explainReach } from './ladder.ts';
import type { Asked, LadderFacts, RackFacts } from './rung.ts';

const NOW = Date.parse('2026-05-02T14:30:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000);
const web = (facts: Partial<Instance> = {}): Instance =>
  testInstance({ name: 'web', timeRunStateUpdated: ago(18), ...facts });
const ephemeral = (ip: string): ExternalIp => ({ kind: 'ephemeral', ip });

const SSH: Asked = { from: { kind: 'internet' }, protocol: 'TCP', port: 22 };
const peers = (states: RackFacts['sessions'][number]['state'][], ...networks: string[]): RackFacts => ({
  sessions: states.map((state) => ({ state })),
  exported: { exports: { '192.0.2.1': [], '192.0.2.2': networks } },
});
const NETWORK = { ...FACTS, externalIps: undefined };

/** Everything is known and nothing stops the traffic. */
const FINE: LadderFacts = {
  project: 'edge',
  instance: web(),
  moment: { now: NOW, ahead: 0 },
  interfaces: [{ primary: true }],
  addresses: [ephemeral('203.0.113.7')],
  boot: { outcome: 'booted', said: 'The login prompt was shown' },
  vpc: { project: 'edge', vpc: 'main' },
  network: NETWORK,
  rack: peers(['established'], '203.0.113.0/24'),
};

const fromAddress = (text: string): Asked => {
  const address = parseAddress(text);
  if (!address) throw new Error(`${text} is no address`);
  return { ...SSH, from: { kind: 'address', address } };
};

const withRoutes = (...own: ReturnType<typeof route>[]) => ({
  network: { ...NETWORK, systemRoutes: [...(NETWORK.systemRoutes ?? []).slice(0, 2), ...own] },
});
const byDefault = (...target: Parameters<typeof route>[2][]) =>
  withRoutes(...target.map((one) => route('default-v4', { type: 'ip_net', value: '0.0.0.0/0' }, one)));

const laddered = (change: Partial<LadderFacts>, asked = SSH) => explainReach({ ...FINE, ...change }, asked);
const said = (rungs: ReturnType<typeof laddered>) => {
  const last = rungs.at(-1);
  return last && `${last.at} ${last.outcome}: ${textOf(last.pieces)}`;
};

it('whom the platform delivers to is asked, with the serial console', () => {
  const rungs = laddered({});
  expect(rungs.map(({ at, outcome }) => `${at} ${outcome}`)).toEqual([
    'state fine',
    'address fine',
    'boot fine',
    'rule fine',
    'route fine',
    'announced fine',
    'guest guest',
  ]);
  expect(said(rungs)).toMatch(
    /The platform delivers the traffic\. Check in the guest: .+TCP 22.+\(ss -tln\)/,
  );
  expect(rungs.at(-1)?.ways).toEqual([
    { label: 'Serial console', to: '/projects/edge/instances/web/serial-console' },
  ]);
});

const starting = (minutes: number) => web({ runState: 'starting', timeRunStateUpdated: ago(minutes) });

/** Title, facts, what the last rung says, labels of its ways out. */
const STOPS: readonly (readonly [string, Partial<LadderFacts>, RegExp, readonly string[]])[] = [
  ['stopped', { instance: web({ runState: 'stopped' }) }, /^state cause: .+stopped 18m ago/, ['Start now']],
  [
    'failed, and restarts',
    { instance: web({ runState: 'failed', autoRestartCooldownExpiration: ago(-30) }) },
    /^state cause: .+failed 18m ago\. Restarts at /,
    ['Start now', 'Serial console'],
  ],
  [
    'failed for good',
    { instance: web({ runState: 'failed', autoRestartEnabled: false }) },
    /^state cause: .+failed 18m ago\. It does not restart automatically\./,
    ['Start now', 'Serial console'],
  ],
  ['starting as usual', { instance: starting(1) }, /^state cause: .+starting for 1m\.$/, []],
  ['starting for too long', { instance: starting(24) }, /^state cause: .+usually for 5 minutes/, ['Stop']],
  [
    'without interface',
    { interfaces: [] },
    /^address cause: .+no network interface/,
    ['Add network interface'],
  ],
  ['without address', { addresses: [] }, /^address cause: .+no external address/, ['Attach an external IP']],
  [
    'that did not boot',
    { boot: { outcome: 'failed', said: 'The kernel panicked' } },
    /^boot cause: The kernel panicked\.$/,
    ['Serial console'],
  ],
  [
    'blocked by a rule',
    { network: { ...NETWORK, decide: denying('inbound') } },
    /^rule cause: Rule none denies traffic into web/,
    ['Edit rule', 'All steps'],
  ],
  [
    'blocked without a rule',
    {
      network: {
        ...NETWORK,
        decide: () => ({ verdict: 'deny', by: undefined, unless: [], considered: [] }),
      },
    },
    /^rule cause: The default denies traffic into web/,
    ['New rule', 'All steps'],
  ],
  [
    'without a route',
    withRoutes(),
    /^route cause: Its responses do not get back\. No route matches the internet/,
    ['All steps'],
  ],
  [
    'whose answers are dropped',
    byDefault({ type: 'drop' }),
    /^route cause: .+drops the traffic/,
    ['All steps'],
  ],
  [
    'whose router is gone',
    byDefault({ type: 'ip', value: '10.0.0.99' }),
    /^route cause: .+10\.0\.0\.99, which no instance of the VPC has/,
    ['All steps'],
  ],
  [
    'whose gateway has nothing to send from',
    byDefault({ type: 'internet_gateway', value: 'bare' }),
    /^route cause: .+neither an address nor an IP pool/,
    ['All steps'],
  ],
  ['when all peers are down', { rack: peers(['idle']) }, /^announced cause: No BGP session/, []],
  [
    'whose address is not announced',
    { rack: peers(['established'], '198.51.100.0/24') },
    /^announced cause: No BGP peer of the rack receives a route to 203\.0\.113\.7/,
    [],
  ],
];

describe('the ladder stops at an instance', () => {
  it.each(STOPS)('%s', (_, change, expected, ways) => {
    const rungs = laddered(change);
    expect(said(rungs)).toMatch(expected);
    expect(rungs.at(-1)?.ways.map(({ label }) => label)).toEqual(ways);
    expect(rungs.slice(0, -1).every(({ outcome }) => outcome === 'fine')).toBe(true);
  });
});

/** What just does not stop it. */
const PASSES: readonly (readonly [string, Partial<LadderFacts>])[] = [
  ['runs since a moment ago', { instance: web({ timeRunStateUpdated: ago(0) }) }],
  ['has an address of each version', { addresses: [ephemeral('2001:db8::7'), ephemeral('203.0.113.7')] }],
  ['is denied other directions', { network: { ...NETWORK, decide: denying('outbound') } }],
  [
    'has a second interface in a subnet without a way',
    {
      network: {
        ...NETWORK,
        interfaces: [
          ...(NETWORK.interfaces ?? []),
          { instance: 'web', subnet: 'nowhere', address: '10.9.0.7', primary: false },
        ],
      },
    },
  ],
  ['has a route and a gateway', byDefault({ type: 'internet_gateway', value: 'out' })],
  ['has one session of several', { rack: peers(['idle', 'established'], '203.0.113.7/32') }],
];

describe('it does not stop at an instance that', () => {
  it.each(PASSES)('%s', (_, change) => {
    const rungs = laddered(change, fromAddress('192.0.2.9'));
    expect(said(rungs)).toMatch(/^guest guest: The platform delivers/);
  });
});

/** What could not be read, and the rungs that are then not known. */
const UNREAD: readonly (readonly [string, Partial<LadderFacts>, readonly string[]])[] = [
  ['interfaces', { interfaces: undefined }, ['address']],
  ['addresses', { addresses: undefined }, ['address', 'rule', 'route']],
  ['boot', { boot: undefined }, ['boot']],
  ['a boot that shows nothing', { boot: { outcome: 'unknown', said: 'No login prompt was seen' } }, ['boot']],
  ['the VPC', { vpc: undefined, network: undefined }, ['rule', 'route']],
  ['rules', { network: { ...NETWORK, decide: undefined } }, ['rule']],
  ['routes', { network: { ...NETWORK, systemRoutes: undefined } }, ['route']],
  ['subnets', { network: { ...NETWORK, subnets: undefined } }, ['rule', 'route']],
  ['gateways', { network: { ...NETWORK, gateways: undefined } }, ['route']],
  ['interfaces of the VPC', { network: { ...NETWORK, interfaces: undefined } }, ['rule', 'route']],
  ['the rack', { rack: undefined }, ['announced']],
  ['sessions of a rack without BGP', { rack: peers([]) }, ['announced']],
  ['whether it answers while it migrates', { instance: web({ runState: 'migrating' }) }, ['state']],
];

describe('what could not be read is not known, neither fine nor a cause', () => {
  it.each(UNREAD)('%s', (_, change, expected) => {
    const rungs = laddered(change);
    expect(rungs.filter(({ outcome }) => outcome === 'unknown').map(({ at }) => at)).toEqual(expected);
    expect(said(rungs)).toMatch(/^guest guest: Nothing that could be checked stops the traffic/);
  });
});

it('a source in the VPC needs no external address and no announcement', () => {
  const rungs = laddered({ addresses: [], rack: undefined }, fromAddress('10.0.0.8'));
  expect(rungs.map(({ at, outcome }) => `${at} ${outcome}`)).toEqual([
    'state fine',
    'address fine',
    'boot fine',
    'rule fine',
    'route fine',
    'guest guest',
  ]);
});

it('an address of the wrong version is a cause', () => {
  expect(said(laddered({}, fromAddress('2001:db8::9')))).toBe(
    'address cause: The instance has no external IPv6 address.',
  );
});

it('an interface that has the id in place of the name is the one of the instance', () => {
  const { id } = FINE.instance;
  const interfaces = NETWORK.interfaces?.map((one) =>
    one.instance === 'web' ? { ...one, instance: id } : one,
  );
  expect(said(laddered({ network: { ...NETWORK, interfaces } }))).toMatch(/^guest guest: The platform/);
});

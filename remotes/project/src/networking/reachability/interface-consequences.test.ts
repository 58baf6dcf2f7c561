import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasAddress, parseAddress } from '@console/shared/format';
import { type Fate, fateOf, type Packet } from '../../../../../mock/verify/packets.ts';
import type { Consequences, Row } from '../firewall-rules/effective/consequences.ts';
import type { End } from '../firewall-rules/effective/consequences-ends.ts';
import { rule } from '../firewall-rules/effective/test-rules.ts';
import { comparingInterface, type InterfaceChange, type InterfaceFacts } from './interface-consequences.ts';
import { factsOf, network, type Net, OUTSIDE } from './test-networks.ts';

const around = (net: Net): InterfaceFacts => {
  const { subnets = [], interfaces = [], systemRoutes = [], ...facts } = factsOf(net);
  return { ...facts, subnets, interfaces, systemRoutes, rules: net.rules, vpcs: ['main', 'other'] };
};

function consequencesOf(facts: InterfaceFacts, change: InterfaceChange): Consequences {
  const work = comparingInterface(facts, change);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const ADDRESSES = [...OUTSIDE, '8.8.8.8', '10.0.9.9'];
const KINDS = [
  { protocol: 'TCP', port: 22 },
  { protocol: 'TCP', port: 443 },
  { protocol: 'UDP', port: 90 },
  { protocol: 'ICMP', port: undefined },
] as const;

const isAt = (ends: readonly End[], text: string): boolean => {
  const address = parseAddress(text);
  return ends.some((end) => {
    if (end.kind === 'instance') return end.address === text;
    if (end.kind === 'vpc' || !address || !ADDRESSES.includes(text)) return false;
    return hasAddress(end.net, address) && !end.except.some((net) => hasAddress(net, address));
  });
};

const hasKind = ({ kinds }: Row, { protocol, port }: (typeof KINDS)[number]): boolean =>
  protocol === 'ICMP' ? kinds.ICMP : kinds[protocol].some(([first, last]) => first <= port && port <= last);

const saidOf = (rows: readonly Row[], packet: Packet, kind: (typeof KINDS)[number]) =>
  rows
    .filter((row) => isAt(row.from, packet.from) && isAt(row.to, packet.to) && hasKind(row, kind))
    .map(({ change }) => change);

const awake = (net: Net): Net => ({
  ...net,
  interfaces: net.interfaces.map((one) => ({ ...one, state: 'running' })),
});
const open = (net: Net): Net => ({
  ...net,
  external: {},
  rules: [rule('in'), rule('out', { direction: 'outbound' })],
});

// @sheet network-access/15.70
test('the flows of an interface are those of every packet that it sends or gets', () => {
  const counts = { delivered: 0, dropped: 0, untold: 0 };
  fc.assert(
    fc.property(network, fc.nat(3), fc.boolean(), (one, index, isAdded) => {
      const net = awake(one);
      const own = net.interfaces[index % net.interfaces.length];
      if (!own) throw new Error('a network without interfaces');
      const { rows } = consequencesOf(around(net), { kind: isAdded ? 'added' : 'removed', own });
      // Traffic from outside arrives at the primary interface
      const reached: Net = own.primary ? net : { ...net, external: {} };
      const peers = net.interfaces.filter(({ instance }) => instance !== own.instance);
      for (const other of [...peers.map(({ address }) => address), ...ADDRESSES])
        for (const [from, to] of [[own.address, other] as const, [other, own.address] as const])
          for (const kind of KINDS) {
            const packet = { from, to, ...kind };
            const fate: Fate = fateOf(packet, reached);
            const passes = isAdded ? 'allowed' : 'blocked';
            const expected = { delivered: [passes], dropped: [], untold: ['unknown'] }[fate];
            expect(saidOf(rows, packet, kind), `${from} to ${to} ${kind.protocol}: ${fate}`).toEqual(
              expected,
            );
            counts[fate] += 1;
          }
    }),
    { numRuns: 200 },
  );
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(50);
}, 60_000);

// @sheet network-access/15.70
test('flows of others change where their route leads through the interface', () => {
  const counts = { same: 0, unknown: 0 };
  fc.assert(
    fc.property(network, fc.nat(3), (one, index) => {
      const net = awake(open(one));
      const own = net.interfaces[index % net.interfaces.length];
      if (!own) throw new Error('a network without interfaces');
      const { rows } = consequencesOf(around(net), { kind: 'removed', own });
      const gone = { ...net, interfaces: net.interfaces.filter((other) => other !== own) };
      for (const from of gone.interfaces)
        for (const to of [...gone.interfaces, ...ADDRESSES.map((address) => ({ address, instance: '' }))]) {
          if (to.instance === from.instance) continue;
          const packet = { from: from.address, to: to.address, ...KINDS[0] };
          const [was, is] = [fateOf(packet, net), fateOf(packet, gone)];
          const said = saidOf(rows, packet, KINDS[0]);
          if (was !== is) expect(said, `${packet.from} to ${packet.to}: ${was}, ${is}`).toEqual(['unknown']);
          else if (was !== 'untold') expect(said, `${packet.from} to ${packet.to}`).toEqual([]);
          counts[was === is ? 'same' : 'unknown'] += 1;
        }
    }),
    { numRuns: 200 },
  );
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10);
}, 60_000);

describe('transit IPs', () => {
  const [sample] = fc.sample(network, { numRuns: 1, seed: 1 });
  if (!sample) throw new Error('no network');
  const through = (value: string): InterfaceFacts => {
    const net: Net = {
      ...awake(open(sample)),
      system: [
        ...sample.system.filter(({ name }) => name === 'front' || name === 'back'),
        {
          name: 'lab',
          destination: { type: 'ip_net', value: '198.51.100.0/24' },
          target: { type: 'instance', value },
        },
      ],
      custom: { own: [] },
    };
    const facts = around(net);
    return { ...facts, interfaces: facts.interfaces.map((one) => ({ ...one, transitIps: [] })) };
  };
  const change = (transitIps: readonly string[]): InterfaceChange => ({
    kind: 'transit',
    address: '10.0.0.8',
    transitIps,
  });

  test.each([
    ['a network that routes lead to', 'gate', ['198.51.100.0/24'], 'may change'],
    ['a network of which they lead to a part', 'gate', ['198.51.0.0/16'], 'may change'],
    ['a part of it', 'gate', ['198.51.100.8/30'], 'may change'],
    ['another network', 'gate', ['192.168.0.0/16'], 'nothing'],
    ['a network whose route leads through another instance', 'db', ['198.51.100.0/24'], 'nothing'],
    ['nothing', 'gate', [], 'nothing'],
  ])('%s', (_, target, transitIps, what) => {
    const { rows, counts } = consequencesOf(through(target), change(transitIps));
    expect(counts).toMatchObject({ blocked: 0, allowed: 0 });
    expect(rows.length > 0).toBe(what === 'may change');
  });
});

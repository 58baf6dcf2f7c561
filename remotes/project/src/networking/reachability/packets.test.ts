import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VpcFirewallRuleProtocol } from '@console/shared/api';
import { parseAddress } from '@console/shared/format';
import { fateOf, type Packet, type PacketNetwork } from '../../../../../mock/verify/packets.ts';
import { explain } from './explain.ts';
import type { End, ReachQuestion } from './facts.ts';
import { BLOCKS, factsOf, network, OUTSIDE } from './test-networks.ts';

const ends = [
  'web',
  'db',
  'gate',
  '10.0.0.7',
  '10.0.1.7',
  '10.0.1.200',
  '203.0.113.7',
  ...OUTSIDE,
  'internet',
];

function endOf(text: string): End {
  const address = parseAddress(text);
  if (address) return { kind: 'address', address };
  return text === 'internet' ? { kind: 'internet' } : { kind: 'instance', name: text };
}

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly protocol: VpcFirewallRuleProtocol | undefined;
  readonly port: number | undefined;
}

const asked = fc
  .record({
    from: fc.constantFrom(...ends),
    to: fc.constantFrom(...ends),
    protocol: fc.constantFrom(undefined, 'TCP', 'UDP', 'ICMP'),
    port: fc.constantFrom(undefined, 22, 80, 443),
  })
  .map((one): Asked => (one.protocol === 'ICMP' ? { ...one, port: undefined } : one));

/** Addresses that an endpoint represents: for the internet, some that only default routes match. */
function addressesOf(end: string, net: PacketNetwork): readonly string[] {
  if (end === 'internet') return ['8.8.8.8', '93.184.216.34'];
  const own = net.interfaces.filter(({ instance }) => instance === end).map(({ address }) => address);
  return own.length > 0 ? own : [end];
}

/** Every packet that a question may mean, with one port of every kind that rules distinguish. */
function packetsOf({ from, to, protocol, port }: Asked, net: PacketNetwork): Packet[] {
  const kinds: readonly string[] =
    protocol === undefined ? (port === undefined ? ['TCP', 'UDP', 'ICMP'] : ['TCP', 'UDP']) : [protocol];
  return kinds.flatMap((kind) =>
    (kind === 'ICMP' ? [undefined] : port === undefined ? [22, 80, 443, 8080] : [port]).flatMap((number) =>
      addressesOf(from, net).flatMap((source) =>
        addressesOf(to, net).map((target) => ({ from: source, to: target, protocol: kind, port: number })),
      ),
    ),
  );
}

/** An unused address of a subnet. */
const isNobody = (end: string, net: PacketNetwork): boolean =>
  BLOCKS.some(({ prefix }) => end.startsWith(prefix)) &&
  net.interfaces.every(({ address }) => address !== end);

/** Why the result may be unknown although the packets have one. */
function excuse(question: Asked, net: PacketNetwork): string | undefined {
  if (question.from === 'internet' || question.to === 'internet') {
    const hosts = net.rules.flatMap(({ filters }) => filters.hosts ?? []);
    if (hosts.some(({ type }) => type === 'ip_net' || type === 'ip'))
      return 'a rule names some of the internet';
  }
  if (question.protocol === undefined || question.port === undefined)
    return 'rules that only together match all';
  return undefined;
}

const RUNS = process.env['FULL'] === '1' ? 10_000 : 300;

// @sheet network-access/15.64
test('packets arrive where the explanation says, and unknown results are justified', () => {
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(network, asked, (net, one) => {
      const question: ReachQuestion = { ...one, from: endOf(one.from), to: endOf(one.to) };
      const { verdict, steps } = explain(factsOf(net), question);
      const why = JSON.stringify({ steps: steps.map(({ text }) => text) });
      if (isNobody(one.from, net) || isNobody(one.to, net)) {
        expect(verdict).toBe('denied');
        return count('nobody has the address');
      }
      const fates = new Set(packetsOf(one, net).map((packet) => fateOf(packet, net)));
      count(verdict);
      if (verdict === 'allowed') expect([...fates], why).toEqual(['delivered']);
      if (verdict === 'denied') expect([...fates], why).toEqual(['dropped']);
      if (verdict === 'unknown' && fates.size === 1 && !fates.has('untold')) {
        const reason = excuse(one, net);
        expect(reason, why).toBeDefined();
        count(`unknown: ${reason}`);
        count('more careful than needed');
      } else if (verdict === 'unknown') {
        count(fates.has('untold') ? 'unknown: not told by the API' : 'unknown: packets differ');
      }
    }),
    { numRuns: RUNS },
  );
  if (process.env['FULL'] === '1') console.log(Object.fromEntries(counts));
  // Most questions have an answer
  expect(counts.get('allowed') ?? 0).toBeGreaterThan(RUNS / 100);
  expect(counts.get('denied') ?? 0).toBeGreaterThan(RUNS / 10);
  // Unknown results for packets that all have the same fate stay rare
  expect(counts.get('more careful than needed') ?? 0).toBeLessThan(RUNS / 25);
}, 120_000);

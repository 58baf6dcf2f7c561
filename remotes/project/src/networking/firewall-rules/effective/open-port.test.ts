import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAddress } from '@console/shared/format';
import type { Endpoint } from '../endpoints.ts';
import { type RuleBody, withRule } from '../rule-set.ts';
import { valuesOf, draftOf, NEW_RULE } from '../schema.ts';
import { insideEnds } from './consequences-ends.ts';
import { decide } from './decide.ts';
import { type Peer, peersOfInstance } from './facts.ts';
import { netOf } from './match.ts';
import { arriving, type Opening, openPort, type PortAsked } from './open-port.ts';
import { ADDRESSES, change, facts, KINDS } from './test-changes.ts';
import { rule } from './test-rules.ts';

const ip = (value: string): Endpoint => ({ type: 'ip', value });
const net = (value: string): Endpoint => ({ type: 'ip_net', value });
const instance = (value: string): Endpoint => ({ type: 'instance', value });

/** The rules after each way that is offered, by its name. */
function ways(rules: readonly RuleBody[], opening: Opening) {
  if (opening.kind === 'open') return [{ way: 'open', except: opening.except, after: rules }];
  const { widen, create } = opening;
  const all = [
    widen && { way: 'widen', ...widen },
    'reason' in create ? undefined : { way: 'create', ...create },
  ];
  return all.flatMap((one) => {
    if (!one) return [];
    const { way, rule: name, values, except } = one;
    const old = rules.find((other) => other.name === name);
    // As the form does
    const own = old ? valuesOf(old) : NEW_RULE;
    const {
      targets = own.targets,
      hosts = own.hosts,
      protocols = own.protocols,
      ports = own.ports,
      ...single
    } = values;
    const lists = { targets: [...targets], hosts: [...hosts], protocols: [...protocols], ports: [...ports] };
    return [{ way, except, after: withRule(rules, draftOf({ ...own, ...single, ...lists }), old?.name) }];
  });
}

const asked = fc.record({
  kind: fc.constantFrom(...KINDS),
  from: fc.constantFrom(
    undefined,
    undefined,
    ip('192.0.2.1'),
    net('192.0.2.0/24'),
    net('10.0.0.0/8'),
    net('0.0.0.0/0'),
    net('2001:db8::/32'),
  ),
  /** A rule that differs from what is asked in one list. */
  near: fc.constantFrom('none', 'targets', 'hosts', 'protocols', 'ports'),
  /** What else it has. */
  parts: fc.record({
    priority: fc.nat(3),
    action: fc.constantFrom<RuleBody['action']>('allow', 'allow', 'deny'),
    direction: fc.constantFrom<RuleBody['direction']>('inbound', 'inbound', 'outbound'),
  }),
});

const nearly = (
  { near, kind, from, parts }: typeof asked extends fc.Arbitrary<infer One> ? One : never,
  to: string,
) => {
  if (near === 'none' || (near === 'ports' && kind.port === undefined)) return [];
  const filters = {
    hosts: near === 'hosts' ? [ip('192.0.2.77')] : from ? [from] : [],
    protocols: near === 'protocols' ? [kind.protocol === 'UDP' ? 'TCP' : 'UDP'] : [kind.protocol],
    ports: near === 'ports' ? ['25'] : kind.port === undefined ? [] : [String(kind.port)],
  } satisfies RuleBody['filters'];
  return [rule('near', { ...parts, filters, targets: [instance(near === 'targets' ? 'somebody' : to)] })];
};

/** Other traffic than what is asked, most of it. */
const others = fc.record({
  kinds: fc.shuffledSubarray([...KINDS], { minLength: 3, maxLength: 3 }),
  addresses: fc.shuffledSubarray(ADDRESSES, { minLength: 4, maxLength: 4 }),
});

// @sheet network-access/15.68
test('each way lets through what is asked, but what it says, and nothing else, in any VPC', () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(
      change,
      facts,
      asked,
      fc.nat(5),
      others,
      ({ after: random }, network, one, at, { kinds, addresses }) => {
        const to = network.interfaces[at % network.interfaces.length]?.instance ?? '';
        const port: PortAsked = { ...one.kind, from: one.from, instance: to };
        const rules = [...random, ...nearly(one, to)];
        const peers = peersOfInstance(network, to);
        if (arriving(peers, port).length === 0) return;
        const source = one.from && netOf(one.from);
        const remotes: readonly Peer[] = [
          ...insideEnds(network).map(({ peer }) => peer),
          ...addresses.map((address) => ({ address, instance: null, subnet: null, vpc: null })),
        ];
        const wrong: unknown[] = [];
        for (const { way, except, after } of ways(rules, openPort(rules, peers, port))) {
          met.set(way, (met.get(way) ?? 0) + 1);
          for (const { peer: local } of insideEnds(network))
            for (const remote of remotes) {
              if (local.address?.version !== remote.address?.version) continue;
              for (const kind of [one.kind, ...kinds]) {
                const isAsked =
                  local.instance === to &&
                  kind === one.kind &&
                  (!source || (remote.address !== undefined && hasAddress(source, remote.address)));
                const [was, is] = [rules, after].map((all) =>
                  decide(all, { ...kind, direction: 'inbound', local, remote }),
                );
                const isRight = isAsked
                  ? is?.verdict === 'allow' || except.includes(is?.by?.name ?? '')
                  : is?.verdict === was?.verdict;
                if (!isRight) wrong.push({ way, local, remote, kind });
              }
            }
        }
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
  for (const way of ['open', 'widen', 'create']) expect(met.get(way)).toBeGreaterThan(25);
});

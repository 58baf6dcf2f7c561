import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAddress } from '@console/shared/format';
import type { Endpoint } from '../endpoints.ts';
import { MAX_RULES, type RuleBody, RULES_FULL, withRule } from '../rule-set.ts';
import { valuesOf, draftOf, NEW_RULE } from '../schema.ts';
import { NO_ROOM } from './allow-rule.ts';
import { insideEnds } from './consequences-ends.ts';
import { decide } from './decide.ts';
import { type Peer, peersOfInstance } from './facts.ts';
import { netOf } from './match.ts';
import { arriving, type Opening, openPort, type PortAsked } from './open-port.ts';
import { ADDRESSES, change, facts, KINDS } from './test-changes.ts';
import { FACTS, rule } from './test-rules.ts';

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

const HTTPS: PortAsked = { instance: 'web', protocol: 'TCP', port: 443, from: undefined };
const WEB = peersOfInstance(FACTS, 'web');
const tcp = (ports: string[], hosts: Endpoint[] = []) => ({ protocols: ['TCP' as const], ports, hosts });
const own = (name: string, filters: RuleBody['filters'], parts: Partial<RuleBody> = {}) =>
  rule(name, { targets: [instance('web')], filters, ...parts });
const NEW = 'allow-tcp-443-from-anywhere-to-web';

test.each<[what: string, rules: RuleBody[], more: Partial<PortAsked>, expected: object]>([
  ['nothing for what is open', [rule('all')], {}, { kind: 'open', by: ['all'], except: [] }],
  [
    'nothing for what is open but for a part',
    [rule('all'), rule('block', { action: 'deny', priority: 1, filters: { hosts: [net('192.0.2.0/24')] } })],
    {},
    { kind: 'open', by: ['all'], except: ['block'] },
  ],
  [
    'a new rule',
    [],
    {},
    {
      widen: undefined,
      create: {
        rule: NEW,
        except: [],
        values: {
          name: NEW,
          priority: 65_534,
          targets: [instance('web')],
          hosts: [],
          protocols: ['TCP'],
          ports: ['443'],
        },
      },
    },
  ],
  [
    'a new rule for ping from a network',
    [],
    { protocol: 'ICMP', port: undefined, from: net('192.0.2.0/24') },
    {
      create: {
        rule: 'allow-icmp-from-192-0-2-0-24-to-web',
        values: { hosts: [net('192.0.2.0/24')], ports: [] },
      },
    },
  ],
  [
    'a new rule before what denies all of it, after what denies a part',
    [
      rule('part', { action: 'deny', priority: 5, filters: { hosts: [net('192.0.2.0/24')] } }),
      rule('no', { action: 'deny', priority: 9 }),
    ],
    {},
    { create: { values: { priority: 8 }, except: ['part'] } },
  ],
  [
    'a new rule for a network, whatever is denied to others',
    [
      rule('others', {
        action: 'deny',
        priority: 5,
        filters: { hosts: [net('10.0.0.0/8'), ip('192.0.3.1')] },
      }),
    ],
    { from: net('192.0.2.0/24') },
    { create: { values: { priority: 65_534 }, except: [] } },
  ],
  [
    'no rule before one of priority 0',
    [rule('no', { action: 'deny', priority: 0 })],
    {},
    { create: { reason: NO_ROOM } },
  ],
  [
    'one more port',
    [own('web', tcp(['80']))],
    {},
    { widen: { rule: 'web', what: 'port 443', values: { ports: ['80', '443'] } } },
  ],
  [
    'one more target',
    [own('https', tcp(['443']), { targets: [instance('db')] })],
    {},
    {
      widen: {
        rule: 'https',
        what: 'target instance web',
        values: { targets: [instance('db'), instance('web')] },
      },
    },
  ],
  [
    'one more network',
    [own('https', tcp(['443'], [ip('192.0.2.1')]))],
    { from: net('198.51.100.0/24') },
    {
      widen: {
        what: 'host filter 198.51.100.0/24',
        values: { hosts: [ip('192.0.2.1'), net('198.51.100.0/24')] },
      },
    },
  ],
  [
    'one more protocol',
    [own('https', tcp(['443']))],
    { protocol: 'UDP' },
    { widen: { what: 'protocol UDP', values: { protocols: ['TCP', 'UDP'] } } },
  ],
  [
    'one more port beside every address of the version of the interface',
    [own('web', tcp(['80'], [net('0.0.0.0/0')]))],
    {},
    { widen: { values: { ports: ['80', '443'] } } },
  ],
  [
    'no rule that would let other traffic through too',
    [own('web', tcp(['80']), { targets: [{ type: 'vpc', value: 'main' }] })],
    {},
    { widen: undefined },
  ],
  ['no rule that is disabled', [own('web', tcp(['80']), { status: 'disabled' })], {}, { widen: undefined }],
  [
    'no rule that is reached too late',
    [own('web', tcp(['80'])), rule('no', { action: 'deny', priority: 9 })],
    {},
    { widen: undefined },
  ],
  [
    'no rule with networks for traffic from anywhere',
    [own('https', tcp(['443'], [ip('192.0.2.1')])), own('web', tcp(['80'], [ip('192.0.2.1')]))],
    {},
    { widen: undefined },
  ],
  [
    'no more rules than a VPC can have',
    Array.from({ length: MAX_RULES }, (_, at) => rule(`of-db-${at}`, { targets: [instance('db')] })),
    {},
    { create: { reason: RULES_FULL } },
  ],
])('%s is offered', (_, rules, more, expected) => {
  expect(openPort(rules, WEB, { ...HTTPS, ...more })).toMatchObject(expected);
});

test('a new rule for several interfaces is only before those that deny', () => {
  const rules = [rule('back', { priority: 5, targets: [{ type: 'subnet', value: 'back' }] })];
  expect(openPort(rules, peersOfInstance(FACTS, 'db'), { ...HTTPS, instance: 'db' })).toMatchObject({
    create: { values: { priority: 65_534 } },
  });
});

test('traffic of a version that no interface has arrives nowhere', () => {
  expect(arriving(WEB, { ...HTTPS, from: net('2001:db8::/32') })).toEqual([]);
});

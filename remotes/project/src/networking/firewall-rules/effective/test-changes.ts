import fc from 'fast-check';
import { parseAddress } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { comparing, type Consequences } from './consequences.ts';
import type { PlacedFacts } from './consequences-ends.ts';

const end = fc.constantFrom<RuleBody['targets'][number]>(
  { type: 'vpc', value: 'main' },
  { type: 'vpc', value: 'other' },
  { type: 'vpc', value: 'gone' },
  { type: 'subnet', value: 'front' },
  { type: 'subnet', value: 'back' },
  { type: 'instance', value: 'web' },
  { type: 'instance', value: 'db' },
  { type: 'ip', value: '10.0.0.7' },
  { type: 'ip', value: '192.0.2.0' },
  { type: 'ip', value: '192.0.2.1' },
  { type: 'ip', value: 'fd00:0:0:1::9' },
  { type: 'ip_net', value: '10.0.0.0/16' },
  { type: 'ip_net', value: '10.0.0.0/24' },
  { type: 'ip_net', value: '0.0.0.0/0' },
  { type: 'ip_net', value: '192.0.2.0/24' },
  { type: 'ip_net', value: '::/0' },
  { type: 'ip_net', value: '2001:db8::/32' },
);

const rule = fc.record({
  name: fc.constant(''),
  description: fc.constant(''),
  action: fc.constantFrom<RuleBody['action']>('allow', 'allow', 'deny'),
  direction: fc.constantFrom<RuleBody['direction']>('inbound', 'inbound', 'outbound'),
  status: fc.constantFrom<RuleBody['status']>('enabled', 'enabled', 'enabled', 'disabled'),
  priority: fc.nat(3),
  targets: fc.array(end, { minLength: 1, maxLength: 2 }),
  filters: fc.record(
    {
      hosts: fc.array(end, { maxLength: 2 }),
      protocols: fc.subarray<'TCP' | 'UDP' | 'ICMP'>(['TCP', 'UDP', 'ICMP']),
      ports: fc.subarray(['22', '80-443', '443', '0-65535', '444-65535']),
    },
    { requiredKeys: [] },
  ),
});

const named = (all: readonly RuleBody[], prefix: string) =>
  all.map((one, index): RuleBody => ({ ...one, name: `${prefix}-${index}` }));

/** Random rules, and others that keep some of them, in another order and under other names. */
export const change = fc
  .record({
    both: fc.array(rule, { maxLength: 4 }),
    old: fc.array(rule, { maxLength: 2 }),
    next: fc.array(rule, { maxLength: 2 }),
    flips: fc.nat(5),
  })
  .map(({ both, old, next, flips }) => ({
    before: named([...both, ...old], 'old'),
    after: named(
      [
        ...next,
        ...both.map((one, index): RuleBody =>
          index === flips ? { ...one, status: one.status === 'enabled' ? 'disabled' : 'enabled' } : one,
        ),
      ],
      'new',
    ),
  }));

const place = (instance: string, subnet: string, address: string) => ({ instance, subnet, address });

/** A VPC of random instances in two subnets, some with two interfaces, some with IPv6 addresses. */
export const facts = fc
  .subarray(
    [
      place('web', 'front', '10.0.0.7'),
      place('web', 'back', '10.0.1.8'),
      place('db', 'back', '10.0.1.7'),
      place('cache', 'back', '10.0.1.9'),
      place('six', 'front', 'fd00:0:0:1::9'),
      place('seven', 'back', 'fd00:0:0:2::7'),
    ],
    { minLength: 1 },
  )
  .map((interfaces): PlacedFacts => ({
    vpc: 'main',
    vpcs: ['main', 'other'],
    instances: undefined,
    subnets: [
      { name: 'front', ipv4Block: '10.0.0.0/24', ipv6Block: 'fd00:0:0:1::/64' },
      { name: 'back', ipv4Block: '10.0.1.0/24', ipv6Block: 'fd00:0:0:2::/64' },
    ],
    interfaces,
  }));

/** Addresses outside the VPC: in each network that the random rules name, and beside them. */
export const ADDRESSES = [
  '8.8.8.8',
  '10.0.2.1',
  '10.9.0.1',
  '192.0.2.0',
  '192.0.2.1',
  '192.0.2.77',
  '192.0.3.1',
  '2001:db8::5',
  '2001:4860::1',
].flatMap((text) => parseAddress(text) ?? []);

/** One of each protocol, at the edges of the ranges that the random rules name. */
export const KINDS = [
  { protocol: 'ICMP', port: undefined },
  ...[0, 22, 23, 79, 80, 443, 444, 65_535].flatMap((port) => [
    { protocol: 'TCP', port } as const,
    { protocol: 'UDP', port } as const,
  ]),
] as const;

/** The result of {@link comparing}, at once. */
export function consequencesOf(
  before: readonly RuleBody[],
  after: readonly RuleBody[],
  facts: PlacedFacts,
): Consequences {
  const work = comparing(before, after, facts);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

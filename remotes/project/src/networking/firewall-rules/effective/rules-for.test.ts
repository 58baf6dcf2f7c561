import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddress } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { decide } from './decide.ts';
import { type Peer, peersOfInstance } from './facts.ts';
import { rulesFor } from './rules-for.ts';
import { FACTS, rule } from './test-rules.ts';

const namesFor = (rules: readonly RuleBody[], peers: readonly Peer[]) => {
  const { deciding, shadowed } = rulesFor(rules, peers);
  return { deciding: deciding.map(({ name }) => name), shadowed: shadowed.map(({ name }) => name) };
};

const WEB = peersOfInstance(FACTS, 'web');

test('inbound rules come first, each direction in order of decision, without those of other instances', () => {
  const rules = [
    rule('out', { direction: 'outbound', priority: 1 }),
    rule('late', { priority: 300, filters: { ports: ['22'] } }),
    rule('allowing', { priority: 200, filters: { ports: ['22'] } }),
    rule('denying', { priority: 200, action: 'deny', filters: { ports: ['22'] } }),
    rule('off', { status: 'disabled' }),
    rule('of db', { targets: [{ type: 'instance', value: 'db' }] }),
    rule('of back', { targets: [{ type: 'subnet', value: 'back' }] }),
    rule('of front', { priority: 400, targets: [{ type: 'subnet', value: 'front' }] }),
  ];
  expect(namesFor(rules, WEB)).toEqual({
    deciding: ['denying', 'allowing', 'late', 'of front', 'out'],
    shadowed: [],
  });
});

test('a rule after one that decides about everything is never reached', () => {
  const rules = [rule('late'), rule('all', { priority: 9, action: 'deny' })];
  expect(namesFor(rules, WEB)).toEqual({ deciding: ['all'], shadowed: ['late'] });
});

test('rules for a subnet apply where the subnet is not known', () => {
  const back = [rule('of back', { targets: [{ type: 'subnet', value: 'back' }] })];
  expect(namesFor(back, WEB).deciding).toEqual([]);
  expect(
    namesFor(
      back,
      WEB.map((peer) => ({ ...peer, subnet: undefined })),
    ).deciding,
  ).toEqual(['of back']);
});

const peer = fc.constantFrom<Peer>(
  ...WEB,
  ...peersOfInstance(FACTS, 'db'),
  ...['203.0.113.7', '198.51.100.9'].map((text) => ({
    address: parseAddress(text),
    instance: null,
    subnet: null,
    vpc: null,
  })),
);
const target = fc.constantFrom<RuleBody['targets'][number]>(
  { type: 'vpc', value: 'main' },
  { type: 'subnet', value: 'front' },
  { type: 'instance', value: 'web' },
  { type: 'instance', value: 'db' },
  { type: 'ip', value: '10.0.0.8' },
  { type: 'ip_net', value: '203.0.113.0/24' },
);
const body = fc.record({
  action: fc.constantFrom('allow', 'deny'),
  direction: fc.constantFrom('inbound', 'outbound'),
  priority: fc.integer({ min: 1, max: 3 }),
  targets: fc.array(target, { minLength: 1, maxLength: 2 }),
  filters: fc.record({
    hosts: fc.array(target, { maxLength: 2 }),
    protocols: fc.subarray<'TCP' | 'ICMP'>(['TCP', 'ICMP'], { maxLength: 1 }),
    ports: fc.subarray(['22', '80-443'], { maxLength: 1 }),
  }),
});

test('whatever decides about traffic of an instance is listed as deciding', () => {
  fc.assert(
    fc.property(
      fc.array(body, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('web', 'db'),
      fc.array(
        fc.record({
          remote: peer,
          direction: fc.constantFrom('inbound', 'outbound'),
          protocol: fc.constantFrom('TCP', 'ICMP'),
          port: fc.constantFrom(22, 80, 5432),
        }),
        { minLength: 20, maxLength: 20 },
      ),
      (bodies, instance, traffic) => {
        const rules = bodies.map((parts, at) => rule(`rule-${at}`, parts));
        const peers = peersOfInstance(FACTS, instance);
        const { deciding } = rulesFor(rules, peers);
        for (const local of peers)
          for (const one of traffic) {
            const { by } = decide(rules, { ...one, local });
            expect(by === undefined || deciding.includes(by)).toBe(true);
          }
      },
    ),
    { numRuns: 500 },
  );
});

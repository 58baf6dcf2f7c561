import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddress } from '@console/shared/format';
import { explain } from './explain.ts';
import type { End, ReachFacts, RouteFact } from './facts.ts';
import { allowAll, denying, FACTS, route } from './test-facts.ts';

const PARTS = ['subnets', 'interfaces', 'systemRoutes', 'gateways', 'externalIps', 'decide'] as const;

const PLACES = [
  '10.0.0.7',
  '10.0.1.7',
  '10.0.1.200',
  '192.0.2.1',
  '198.51.100.9',
  '203.0.113.7',
  'fd00:0:0:1::5',
];

const end = fc.oneof(
  fc.constantFrom('web', 'db', 'gate', 'nobody').map((name): End => ({ kind: 'instance', name })),
  fc
    .constantFrom(...PLACES.flatMap((text) => parseAddress(text) ?? []))
    .map((address): End => ({ kind: 'address', address })),
  fc.constant<End>({ kind: 'internet' }),
);

const destination = fc.constantFrom<RouteFact['destination']>(
  { type: 'ip_net', value: '0.0.0.0/0' },
  { type: 'ip_net', value: '10.0.0.0/16' },
  { type: 'ip', value: '10.0.1.7' },
  { type: 'subnet', value: 'front' },
  { type: 'subnet', value: 'gone' },
  { type: 'vpc', value: 'main' },
  { type: 'vpc', value: 'other' },
);
const target = fc.constantFrom<RouteFact['target']>(
  { type: 'drop' },
  { type: 'ip', value: '10.0.1.7' },
  { type: 'ip', value: '10.0.0.99' },
  { type: 'instance', value: 'db' },
  { type: 'instance', value: 'gone' },
  { type: 'internet_gateway', value: 'out' },
  { type: 'internet_gateway', value: 'bare' },
  { type: 'subnet', value: 'back' },
);
const routes = fc
  .array(fc.tuple(destination, target), { maxLength: 4 })
  .map((all) => all.map(([from, to], index) => route(`r${index}`, from, to)));

const facts = fc
  .record({
    custom: routes,
    system: routes,
    second: fc.boolean(),
    decide: fc.constantFrom(allowAll, denying('inbound'), denying('outbound')),
  })
  .map(({ custom, system, second, decide }): ReachFacts => ({
    ...FACTS,
    decide,
    systemRoutes: [...(FACTS.systemRoutes ?? []), ...system],
    customRoutes: new Map([['inner', custom]]),
    interfaces: [
      ...(FACTS.interfaces ?? []),
      ...(second ? [{ instance: 'web', subnet: 'back', address: '10.0.1.8', primary: false }] : []),
    ],
  }));

// @sheet network-access/15.62 network-access/B-F3 network-access/B-F4
test('with fewer facts the result is never the opposite, and never more certain', () => {
  fc.assert(
    fc.property(facts, end, end, fc.constantFrom(...PARTS), (known, from, to, part) => {
      const { verdict } = explain(known, { from, to });
      const less = explain({ ...known, [part]: undefined }, { from, to }).verdict;
      expect(['unknown', verdict]).toContain(less);
    }),
    { numRuns: 1_000 },
  );
});

test('deny rules never let more traffic through', () => {
  fc.assert(
    fc.property(facts, end, end, (known, from, to) => {
      const open = explain({ ...known, decide: allowAll }, { from, to }).verdict;
      const { verdict } = explain(known, { from, to });
      if (open === 'denied') expect(verdict).toBe('denied');
      if (verdict === 'allowed') expect(open).toBe('allowed');
    }),
    { numRuns: 500 },
  );
});

test('a result follows from its steps', () => {
  fc.assert(
    fc.property(facts, end, end, (known, from, to) => {
      const { verdict, steps } = explain(known, { from, to });
      const outcomes = new Set(steps.map(({ outcome }) => outcome));
      if (verdict === 'allowed') expect(outcomes).toEqual(new Set(['passes']));
      if (verdict === 'denied') expect(outcomes).toContain('stops');
      if (verdict === 'unknown') expect(outcomes).toContain('unknown');
    }),
    { numRuns: 500 },
  );
});

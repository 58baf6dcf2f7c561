import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddress } from '@console/shared/format';
import { ruleOf } from '../firewall-rules/effective/allow-rule.ts';
import { rule } from '../firewall-rules/effective/test-rules.ts';
import { decide } from '../firewall-rules/effective/decide.ts';
import type { RuleBody } from '../firewall-rules/rule-set.ts';
import { type Allowance, allowancesOf } from './allow.ts';
import { explain } from './explain.ts';
import type { End, ReachQuestion } from './facts.ts';
import { FACTS } from './test-facts.ts';
import { factsOf, network } from './test-networks.ts';

const bodyOf = ({ values }: Allowance): readonly RuleBody[] => (values ? [ruleOf(values)] : []);

const ends = fc.constantFrom<End>(
  { kind: 'internet' },
  { kind: 'instance', name: 'web' },
  { kind: 'instance', name: 'db' },
  { kind: 'instance', name: 'gate' },
  ...['198.51.100.9', '203.0.113.7', '10.0.1.7'].map((text): End => {
    const address = parseAddress(text);
    return address ? { kind: 'address', address } : { kind: 'internet' };
  }),
);
const question = fc
  .record({
    from: ends,
    to: ends,
    protocol: fc.constantFrom(undefined, 'TCP', 'ICMP'),
    port: fc.constantFrom(undefined, 22),
  })
  .map((one): ReachQuestion => (one.protocol === 'ICMP' ? { ...one, port: undefined } : one));

// @sheet network-access/15.65
test('the proposed rules let through what only rules have stopped', () => {
  let allowed = 0;
  fc.assert(
    fc.property(network, question, (net, asked) => {
      const { verdict, steps } = explain(factsOf(net), asked);
      if (verdict !== 'denied') return;
      const all = allowancesOf(
        steps,
        net.rules.map(({ name }) => name),
      );
      const stops = steps.filter(({ outcome }) => outcome === 'stops');
      expect(all.length).toBe(stops.filter(({ at }) => at === 'firewall').length);
      if (all.some(({ values }) => !values)) return;
      const rules = [...net.rules, ...all.flatMap(bodyOf)];
      const after = explain({ ...factsOf(net), decide: (traffic) => decide(rules, traffic) }, asked);
      // The interfaces of an instance can be stopped by different rules: the answer shows the first one
      if (net.interfaces.length === 3) {
        expect(after.steps.filter(({ at, outcome }) => at === 'firewall' && outcome === 'stops')).toEqual([]);
        if (stops.length === all.length) allowed += 1;
      }
    }),
    { numRuns: 500 },
  );
  expect(allowed).toBeGreaterThan(20);
});

/** The proposed rules for TCP 22 from the internet, or from a place, to `web`. */
const proposed = (rules: readonly RuleBody[], asked: Partial<ReachQuestion> = {}) =>
  allowancesOf(
    explain(
      { ...FACTS, decide: (traffic) => decide(rules, traffic) },
      {
        from: { kind: 'internet' },
        to: { kind: 'instance', name: 'web' },
        protocol: 'TCP',
        port: 22,
        ...asked,
      },
    ).steps,
    rules.map(({ name }) => name),
  );
const instance = (name: string): End => ({ kind: 'instance', name });

// @sheet network-access/15.65
test.each<[what: string, rules: RuleBody[], asked: Partial<ReachQuestion>, expected: object[]]>([
  [
    'a rule before those that deny',
    [rule('no', { action: 'deny', priority: 9 }), rule('late', { action: 'deny', priority: 30 })],
    {},
    [
      {
        direction: 'inbound',
        instance: 'web',
        values: {
          name: 'allow-tcp-22-from-internet-to-web',
          direction: 'inbound',
          action: 'allow',
          priority: 8,
          targets: [{ type: 'instance', value: 'web' }],
          hosts: [{ type: 'ip_net', value: '0.0.0.0/0' }],
          protocols: ['TCP'],
          ports: ['22'],
        },
      },
    ],
  ],
  [
    'no rule before one of priority 0',
    [rule('no', { action: 'deny', priority: 0 })],
    {},
    [{ values: undefined }],
  ],
  [
    'a free name',
    [rule('allow-tcp-22-from-internet-to-web', { status: 'disabled' })],
    {},
    [{ values: { name: 'allow-tcp-22-from-internet-to-web-2', priority: 65_534 } }],
  ],
  [
    'a rule for each end',
    [rule('out', { action: 'deny', direction: 'outbound' })],
    { from: instance('gate'), protocol: 'ICMP', port: undefined },
    [
      { values: { name: 'allow-icmp-to-web-from-gate', protocols: ['ICMP'], ports: [], priority: 99 } },
      { values: { name: 'allow-icmp-from-gate-to-web', hosts: [{ type: 'instance', value: 'gate' }] } },
    ],
  ],
  [
    'a rule for an address',
    [],
    {
      from: { kind: 'address', address: { version: 4, value: 3_325_256_713n } },
      protocol: undefined,
      port: undefined,
    },
    [{ values: { name: 'allow-from-198-51-100-9-to-web', hosts: [{ type: 'ip', value: '198.51.100.9' }] } }],
  ],
  ['nothing for what is allowed', [rule('yes')], {}, []],
])('%s is proposed', (_, rules, asked, expected) => expect(proposed(rules, asked)).toMatchObject(expected));

test('a name that is too long is cut, and stays free', () => {
  const name = 'i'.repeat(63);
  const [one] = allowancesOf(
    [{ ...STOP, traffic: { direction: 'inbound', local: { instance: name }, remote: { instance: name } } }],
    [`allow-from-${name}`.slice(0, 63)],
  );
  expect(one?.values?.name).toMatch(/^allow-from-i+-2$/);
  expect(one?.values?.name).toHaveLength(63);
});

const STOP = { at: 'firewall', outcome: 'stops', text: '', pieces: [] } as const;

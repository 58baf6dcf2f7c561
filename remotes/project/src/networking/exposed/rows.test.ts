import { describe, expect, test } from 'vitest';
import { FACTS, rule } from '../firewall-rules/effective/test-rules.ts';
import type { Arrivals } from './queries.ts';
import { countsOf, countsText, exposedIn, exposedRows } from './rows.ts';

const subnets = (FACTS.subnets ?? []).map((subnet, index) => ({
  ...subnet,
  id: `subnet-${index}`,
  description: '',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  vpcId: 'vpc',
}));
const interfaces = [
  { instance: 'web', subnet: 'front', address: '10.0.0.7', primary: true },
  { instance: 'web', subnet: 'back', address: '10.0.1.9', primary: false },
  { instance: 'db', subnet: 'back', address: '10.0.1.7', primary: true },
];
const listed = (...all: readonly ReturnType<typeof rule>[]) =>
  all.map((one) => ({
    ...one,
    id: one.name,
    vpcId: 'vpc',
    timeCreated: new Date(0),
    timeModified: new Date(0),
  }));
const from = (name: string, value: string, instance: string) =>
  rule(name, {
    targets: [{ type: 'instance', value: instance }],
    filters: { hosts: [{ type: 'ip_net', value }] },
  });
const textOf = (rules: ReturnType<typeof listed>, arrivals: Arrivals) => {
  const found = exposedIn({ vpc: 'main', rules, subnets, interfaces });
  return countsText(countsOf(exposedRows(found, arrivals).rows));
};

const BOTH: Arrivals = new Map([
  ['web', ['192.0.2.1']],
  ['db', ['192.0.2.2']],
]);

describe('the number of instances that can be reached', () => {
  test.each([
    ['without a rule', listed(), BOTH, 'No instance reachable'],
    ['by a rule for all', listed(rule('all')), BOTH, '2 instances reachable from anywhere'],
    [
      'by two rules for one of them, which is counted once',
      listed(from('a', '0.0.0.0/0', 'web'), from('b', '10.0.0.0/8', 'web')),
      BOTH,
      '1 instance reachable from anywhere',
    ],
    [
      'from a large network',
      listed(from('a', '0.0.0.0/0', 'web'), from('b', '172.16.0.0/12', 'db')),
      BOTH,
      '1 instance reachable from anywhere, 1 reachable from large networks',
    ],
    ['from a small one', listed(from('a', '192.0.2.0/24', 'web')), BOTH, 'No instance reachable'],
    [
      'without an external address',
      listed(rule('all')),
      new Map([
        ['web', []],
        ['db', ['192.0.2.2']],
      ]),
      '1 instance reachable from anywhere',
    ],
    [
      'with addresses that could not be read',
      listed(rule('all')),
      new Map([
        ['web', undefined],
        ['db', ['192.0.2.2']],
      ]),
      '1 instance reachable from anywhere, 1 not known',
    ],
  ])('%s', (_, rules, arrivals, text) => {
    expect(textOf(rules, arrivals)).toBe(text);
  });
});

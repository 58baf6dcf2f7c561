import { expect, test } from 'vitest';
import { parseNet } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { comparing } from './consequences.ts';
import { shortNet } from './consequences-words.ts';
import { rule } from './test-rules.ts';
import { A, ALL, B, denied, KNOWN, peered, said, ssh, to } from './test-sentences.ts';

test.each<[what: string, before: RuleBody[], after: RuleBody[], sentences: string[]]>([
  [
    'other words',
    [ssh()],
    [ssh({ name: 'x', description: 'x', filters: ssh().filters })],
    ['No flow changes.'],
  ],
  ['a rule that never decides', [ssh()], [ssh(), ssh({ priority: 200, ...to('web') })], ['No flow changes.']],
  ['a rule that is disabled', [], [ssh({ status: 'disabled' })], ['No flow changes.']],
  ['another order of equal rules', [ssh(), peered], [peered, ssh()], ['No flow changes.']],
  [
    'a port of one instance',
    [],
    [ssh(to('web'))],
    ['3 flows become allowed.', `allowed from ${ALL} and the internet to web: TCP 22`],
  ],
  [
    'an instance with two interfaces',
    [],
    [ssh({ targets: [{ type: 'ip', value: '10.0.0.8' }] }, A)],
    ['1 flow becomes allowed.', 'allowed from 192.0.2.0/24 to db (10.0.0.8): TCP 22'],
  ],
  [
    'fewer networks',
    [ssh(to('web'), A, B)],
    [ssh(to('web'), A)],
    ['1 flow becomes blocked.', 'blocked from 198.51.100.0/24 to web: TCP 22'],
  ],
  [
    'the internet without some networks',
    [ssh(to('web'))],
    [ssh(to('web'), A, B)],
    [
      '3 flows become blocked.',
      `blocked from ${ALL} and the internet except 192.0.2.0/24 and 198.51.100.0/24 to web: TCP 22`,
    ],
  ],
  [
    'a network without its first address',
    [],
    [ssh(to('web'), A), denied('192.0.2.0/32')],
    ['1 flow becomes allowed.', 'allowed from 192.0.2.0/24 except 192.0.2.0 to web: TCP 22'],
  ],
  [
    'the internet without a network that is in another one',
    [],
    [ssh(to('web')), ssh({ ...to('db'), status: 'disabled' }, A), denied('192.0.2.64/28')],
    ['3 flows become allowed.', `allowed from ${ALL} and the internet except 192.0.2.64/28 to web: TCP 22`],
  ],
  [
    'the internet without all addresses of a network',
    [],
    [
      ssh(to('web')),
      ssh({ ...to('db'), status: 'disabled' }, '192.0.2.0/31'),
      denied('192.0.2.0/32'),
      denied('192.0.2.1/32'),
    ],
    [
      '3 flows become allowed.',
      `allowed from ${ALL} and the internet except 192.0.2.0 and 192.0.2.1 to web: TCP 22`,
    ],
  ],
  [
    'the internet with a network that was blocked',
    [ssh({ ...to('web'), action: 'deny', priority: 5 }, A)],
    [ssh({ priority: 6, ...to('web') })],
    ['3 flows become allowed.', `allowed from ${ALL} and the internet to web: TCP 22`],
  ],
  [
    'other ports',
    [ssh(to('web'), A)],
    [
      rule('ssh', {
        ...to('web'),
        filters: { ...ssh({}, A).filters, protocols: [], ports: ['80-442', '443'] },
      }),
    ],
    [
      '1 flow becomes blocked, 1 becomes allowed.',
      'blocked from 192.0.2.0/24 to web: TCP 22',
      'allowed from 192.0.2.0/24 to web: TCP and UDP 80-443',
    ],
  ],
  [
    'outbound traffic, at both ends',
    [rule('all')],
    [rule('all'), rule('out', { ...to('web'), direction: 'outbound', action: 'deny' })],
    ['3 flows become blocked.', `blocked from web to ${ALL} and the internet: all traffic`],
  ],
  [
    'outbound traffic that is blocked at its other end anyway',
    [],
    [rule('out', { direction: 'outbound', action: 'deny', filters: { protocols: ['ICMP', 'UDP'] } })],
    ['3 flows become blocked.', `blocked from ${ALL} to the internet: UDP; ICMP`],
  ],
  [
    'another priority',
    [ssh(to('web'), A), ssh({ ...to('web'), action: 'deny', priority: 200 })],
    [ssh(to('web'), A), ssh({ ...to('web'), action: 'deny', priority: 50 })],
    ['1 flow becomes blocked.', 'blocked from 192.0.2.0/24 to web: TCP 22'],
  ],
  [
    'other protocols',
    [rule('all', to('web'))],
    [rule('all', { ...to('web'), filters: { protocols: ['TCP', 'UDP'] } })],
    ['3 flows become blocked.', `blocked from ${ALL} and the internet to web: ICMP`],
  ],
  [
    'a network that is in the VPC',
    [],
    [ssh(to('web'), '10.0.0.0/24')],
    ['1 flow becomes allowed.', 'allowed from db (10.0.0.8) to web: TCP 22'],
  ],
  [
    'the internet beside a network that is in the VPC, and one in another one',
    [ssh({ ...to('web'), action: 'deny' }, '10.0.0.0/24', A, '192.0.2.64/28')],
    [
      ssh({ ...to('web'), action: 'deny' }, A, '192.0.2.64/28'),
      ssh({ ...to('web'), priority: 99 }, '0.0.0.0/0'),
    ],
    ['3 flows become allowed.', `allowed from ${ALL} and the internet to web: TCP 22`],
  ],
  [
    'the VPC itself',
    [],
    [rule('own', { ...to('web'), filters: { hosts: [{ type: 'vpc', value: 'main' }] } })],
    ['2 flows become allowed.', `allowed from ${ALL} to web: all traffic`],
  ],
  [
    'an instance itself',
    [],
    [rule('own', { ...to('web'), filters: { hosts: [{ type: 'instance', value: 'web' }] } })],
    ['No flow changes.'],
  ],
])('%s', (_, before, after, sentences) => expect(said(before, after)).toEqual(sentences));

test('of many instances the first are named', () => {
  const interfaces = Array.from({ length: 12 }, (_, index) => ({
    instance: `web-${index}`,
    subnet: index < 9 ? 'front' : 'back',
    address: `10.0.${index < 9 ? 0 : 1}.${index + 5}`,
  }));
  const inFront = ssh({ targets: [{ type: 'subnet', value: 'front' }] }, '0.0.0.0/0');
  const others = ssh({ ...to('web-7'), action: 'deny', priority: 50 });
  expect(said([], [others, ssh({}, A)], { ...KNOWN, interfaces })).toContain(
    'allowed from 192.0.2.0/24 to every instance of the VPC except web-7: TCP 22',
  );
  expect(said([], [inFront], { ...KNOWN, interfaces })).toContain(
    `allowed from ${ALL} and the internet to web-0, web-1, web-2 and 6 more: TCP 22`,
  );
});

test.each([
  ['192.0.2.1/32', '192.0.2.1'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['2001:db8::/32', '2001:db8::/32'],
])('the network %s is written as %s', (text, expected) => {
  const net = parseNet(text);
  expect(net && shortNet(net)).toBe(expected);
});

test('1,000 instances and 100 rules are compared in short parts', () => {
  const interfaces = Array.from({ length: 1000 }, (_, index) => ({
    instance: `i-${index}`,
    subnet: 'front',
    address: `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`,
  }));
  const rules = Array.from({ length: 100 }, (_, index) =>
    ssh({ priority: index, ...to(`i-${index * 7}`) }, `198.51.${index}.0/24`),
  );
  const start = performance.now();
  const work = comparing(rules, [...rules, ssh({ priority: 50 })], { ...KNOWN, interfaces });
  let parts = 0;
  while (!work.next().done) parts += 1;
  expect(parts).toBeGreaterThan(1000);
  expect(performance.now() - start).toBeLessThan(5000);
});

import { expect, test } from 'vitest';
import type { RuleBody } from '../rule-set.ts';
import { rule } from './test-rules.ts';
import { A, ALL, denied, KNOWN, peered, said, ssh, to } from './test-sentences.ts';

test.each<[what: string, before: RuleBody[], after: RuleBody[], sentences: string[]]>([
  [
    'a VPC, by its name',
    [],
    [peered],
    ['1 flow becomes allowed.', 'allowed from VPC other to web: all traffic'],
  ],
  [
    'a VPC whose addresses are not known',
    [peered],
    [peered, denied('10.0.0.0/8')],
    ['1 flow may change.', 'unknown from VPC other to web: TCP 22'],
  ],
  [
    'a VPC that may be allowed in spite of a rule',
    [peered],
    [{ ...peered, action: 'deny' }, ssh({ ...to('web'), priority: 50 }, '172.16.0.0/12')],
    [
      '1 flow becomes blocked, 1 becomes allowed, 1 may change.',
      'blocked from VPC other to web: TCP 0-21, 23-65535; UDP; ICMP',
      'allowed from 172.16.0.0/12 to web: TCP 22',
      'unknown from VPC other to web: TCP 22',
    ],
  ],
  [
    'other networks, one of which may be in a VPC',
    [peered, denied('10.0.0.0/8')],
    [peered, denied('172.16.0.0/12')],
    ['1 flow may change.', 'unknown from VPC other to web: TCP 22'],
  ],
  [
    'a rule after the one that decides about a VPC',
    [peered, denied('10.0.0.0/8')],
    [peered, denied('10.0.0.0/8'), rule('late', { ...peered, priority: 300, action: 'deny' })],
    ['No flow changes.'],
  ],
  [
    'what is known of some sources, and not of others, to which the same rules apply',
    [rule('all', to('web')), rule('named', { ...to('db'), filters: peered.filters })],
    [rule('all', to('web')), rule('named', { ...to('db'), filters: peered.filters }), denied('10.0.0.0/8')],
    [
      '3 flows become blocked, 1 may change.',
      `blocked from ${ALL} and 10.0.0.0/8 to web: TCP 22`,
      'unknown from VPC other to web: TCP 22',
    ],
  ],
])('%s', (_, before, after, sentences) => expect(said(before, after)).toEqual(sentences));

test('a VPC that does not exist is no end', () => {
  const gone = rule('gone', { filters: { hosts: [{ type: 'vpc', value: 'gone' }] } });
  expect(said([], [gone])).toEqual(['No flow changes.']);
  expect(said([], [gone], { ...KNOWN, vpcs: undefined })[0]).toBe('3 flows become allowed.');
});

test('an address that is not readable leaves open only what depends on it', () => {
  const interfaces = [
    { instance: 'web', subnet: 'front', address: '10.0.0.7' },
    { instance: 'odd', subnet: 'back', address: '?' },
  ];
  const toOdd = ssh({ ...to('odd'), priority: 50 }, A);
  const closed = rule('closed', { ...to('odd'), direction: 'outbound', action: 'deny' });
  const open = rule('open', { ...to('web'), filters: { hosts: [{ type: 'ip', value: '10.0.0.9' }] } });
  expect(said([], [toOdd], { ...KNOWN, interfaces })).toEqual([
    '1 flow becomes allowed.',
    'allowed from 192.0.2.0/24 to odd: TCP 22',
  ]);
  expect(said([], [open], { ...KNOWN, interfaces })[0]).toBe('1 flow may change.');
  expect(said([closed], [closed, open], { ...KNOWN, interfaces })[0]).toBe('No flow changes.');
});

import { expect, it } from 'vitest';
import { decide } from '../firewall-rules/effective/decide.ts';
import { rule } from '../firewall-rules/effective/test-rules.ts';
import type { RuleBody } from '../firewall-rules/rule-set.ts';
import { explain } from './explain.ts';
import type { ReachQuestion } from './facts.ts';
import { sentenceOf } from './sentence.ts';
import { FACTS } from './test-facts.ts';

const answer = (rules: readonly RuleBody[], question: ReachQuestion): string =>
  sentenceOf(explain({ ...FACTS, decide: (traffic) => decide(rules, traffic) }, question), question);

const INTERNET_TO_WEB: ReachQuestion = {
  from: { kind: 'internet' },
  to: { kind: 'instance', name: 'web' },
  protocol: 'TCP',
  port: 443,
};
const OFFICE = ['203.0.113.0/24', '10.0.0.0/8'].map((value) => ({ type: 'ip_net' as const, value }));

it('names the addresses that are allowed, and leaves out private ones, which are not of the internet', () => {
  const rules = [rule('office', { filters: { hosts: OFFICE, ports: ['443'], protocols: ['TCP'] } })];
  expect(answer(rules, INTERNET_TO_WEB)).toBe(
    'Only some addresses reach web on TCP 443: 203.0.113.0/24. All others are blocked.',
  );
});

it('names the addresses that are blocked', () => {
  const rules = [
    rule('block', { action: 'deny', priority: 1, filters: { hosts: OFFICE } }),
    rule('all', { priority: 2, filters: {} }),
  ];
  expect(answer(rules, INTERNET_TO_WEB)).toBe(
    'Some addresses do not reach web on TCP 443: 203.0.113.0/24. All others do.',
  );
});

it('says that only part of the traffic is allowed when the port decides', () => {
  const rules = [rule('ssh', { filters: { ports: ['22'], protocols: ['TCP'] } })];
  expect(answer(rules, { ...INTERNET_TO_WEB, protocol: undefined, port: undefined })).toBe(
    'Only part of the traffic from the internet to web is allowed.',
  );
});

it('has no reason, which the steps have', () => {
  expect(answer([], INTERNET_TO_WEB)).toBe('Denied: the internet does not reach web on TCP 443.');
  expect(answer([rule('all', { filters: {} })], INTERNET_TO_WEB)).toBe(
    'Allowed: the internet reaches web on TCP 443.',
  );
});

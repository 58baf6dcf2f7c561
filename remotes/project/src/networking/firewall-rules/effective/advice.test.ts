import { describe, expect, it } from 'vitest';
import type { RuleBody } from '../rule-set.ts';
import { adviceOf } from './advice.ts';
import { FACTS, rule } from './test-rules.ts';

const kindsOf = (...rules: RuleBody[]) =>
  Object.fromEntries([...adviceOf(rules, FACTS)].map(([name, all]) => [name, all.map(({ kind }) => kind)]));
const textsOf = (one: RuleBody, facts = FACTS) =>
  adviceOf([one], facts)
    .get(one.name)
    ?.map(({ text }) => text);

const inside = [{ type: 'vpc' as const, value: 'main' }];
const quiet = (name: string, parts: Partial<RuleBody> = {}) =>
  rule(name, { ...parts, filters: { hosts: inside, ...parts.filters } });

describe('a rule that is never reached', () => {
  const late = (parts: Partial<RuleBody> = {}) => quiet('late', { priority: 200, ...parts });

  it.each([
    ['behind the same rule', quiet('first'), late()],
    ['behind all of the VPC', quiet('first'), late({ targets: [{ type: 'instance', value: 'web' }] })],
    [
      'behind more ports',
      quiet('first', { filters: { ports: ['1-100'] } }),
      late({ filters: { ports: ['22', '80-90'] } }),
    ],
    [
      'behind a larger network',
      rule('first', { filters: { hosts: [{ type: 'ip_net', value: '10.0.0.0/8' }] } }),
      rule('late', { priority: 200, filters: { hosts: [{ type: 'ip', value: '10.1.1.1' }] } }),
    ],
    ['behind one of its priority that denies', quiet('first', { action: 'deny' }), late({ priority: 100 })],
  ])('%s', (_, first, second) => expect(kindsOf(second, first)).toEqual({ late: ['never'] }));

  it.each([
    ['one of another direction', quiet('first', { direction: 'outbound' }), late()],
    ['one that is off', quiet('first', { status: 'disabled' }), late()],
    ['one about a part of its ports', quiet('first', { filters: { ports: ['22'] } }), late()],
    [
      'one about some protocols',
      quiet('first', { filters: { protocols: ['TCP'] } }),
      late({ filters: { ports: ['22'] } }),
    ],
    ['one for fewer targets', quiet('first', { targets: [{ type: 'subnet', value: 'front' }] }), late()],
    ['one that comes later', quiet('first', { priority: 300 }), late({ filters: { ports: ['22'] } })],
  ])('is not reported for %s', (_, first, second) => expect(kindsOf(second, first)).toEqual({}));

  it('names the earlier rule', () =>
    expect(adviceOf([quiet('first'), late()], FACTS).get('late')?.[0]?.text).toContain('first comes first'));
});

describe('a port that is open to every address', () => {
  it.each([
    [{}, 'Open to every address: port 22 (SSH) and port 3389 (Remote Desktop).'],
    [{ ports: ['20-30'] }, 'Open to every address: port 22 (SSH).'],
    [
      { hosts: [{ type: 'ip_net' as const, value: '0.0.0.0/0' }], ports: ['3389'] },
      'Open to every address: port 3389 (Remote Desktop).',
    ],
    // One that is open among several is enough, wherever it stands
    [
      { hosts: [...inside, { type: 'ip_net' as const, value: '::/0' }], ports: ['443', '22'] },
      'Open to every address: port 22 (SSH).',
    ],
    [
      { protocols: ['ICMP' as const, 'TCP' as const], ports: ['22'] },
      'Open to every address: port 22 (SSH).',
    ],
    [
      { ports: ['22-22', '3389-4000'] },
      'Open to every address: port 22 (SSH) and port 3389 (Remote Desktop).',
    ],
    [{ ports: ['1-22'] }, 'Open to every address: port 22 (SSH).'],
  ])('%j', (filters, text) => expect(textsOf(rule('r', { filters }))).toEqual([text]));

  it.each([
    rule('other port', { filters: { ports: ['443'] } }),
    rule('only ICMP', { filters: { protocols: ['ICMP'] } }),
    rule('some hosts', { filters: { hosts: inside } }),
    rule('denies', { action: 'deny' }),
    rule('goes out', { direction: 'outbound' }),
    rule('off', { status: 'disabled' }),
  ])('is not reported for a rule that is: $name', (one) => expect(textsOf(one)).toBeUndefined());
});

describe('a name in a rule', () => {
  const lost = quiet('r', {
    targets: [
      { type: 'subnet', value: 'fron' },
      { type: 'instance', value: 'web' },
    ],
    filters: { hosts: [{ type: 'vpc', value: 'mian' }] },
  });

  // @sheet network-access/B-F7
  it('that does not exist is reported', () =>
    expect(textsOf(lost)).toEqual(['No subnet is named fron.', 'No VPC is named mian.']));

  it('is not checked where the names could not be read', () =>
    expect(textsOf(lost, { ...FACTS, subnets: undefined, vpcs: undefined })).toBeUndefined());
});

it('a rule without targets applies to nothing', () =>
  expect(kindsOf(quiet('r', { targets: [] }))).toEqual({ r: ['nobody'] }));

it('1,024 rules are checked within a frame or two', () => {
  const rules = Array.from({ length: 1024 }, (_, index) =>
    rule(`r-${index}`, {
      priority: index,
      targets: [{ type: 'ip', value: `10.0.${index % 250}.${Math.floor(index / 250)}` }],
      filters: { ports: [String(index)] },
    }),
  );
  const start = performance.now();
  expect(adviceOf(rules, FACTS).size).toBe(1);
  expect(performance.now() - start).toBeLessThan(1500);
});

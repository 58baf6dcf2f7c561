import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameSet } from '@console/shared/sets';
import { RULE_LINES, type RuleBody } from '../firewall-rules/rule-set.ts';
import { asIn, copied, matchRules } from './match.ts';

const anyRule = fc.record({
  name: fc.constantFrom('ssh', 'web', 'icmp', 'db', 'dns'),
  action: fc.constantFrom('allow' as const, 'deny' as const),
  description: fc.constantFrom('', 'old'),
  direction: fc.constant('inbound' as const),
  filters: fc.record({
    hosts: fc.constant(null),
    ports: fc.option(fc.subarray(['22', '80', '443'])),
    protocols: fc.constant(null),
  }),
  priority: fc.constantFrom(100, 200),
  status: fc.constant('enabled' as const),
  targets: fc.array(fc.record({ type: fc.constant('vpc' as const), value: fc.constant('default') }), {
    maxLength: 1,
  }),
});
const anyRules: fc.Arbitrary<RuleBody[]> = fc.uniqueArray(anyRule, { selector: ({ name }) => name });

it('has every rule exactly once, beside one of the same name where there is one', () =>
  fc.assert(
    fc.property(anyRules, anyRules, (first, second) => {
      const pairs = matchRules(first, second);
      expect(pairs.flatMap((pair) => pair.first ?? [])).toEqual(first);
      expect(pairs.flatMap((pair) => pair.second?.name ?? []).toSorted()).toEqual(
        second.map(({ name }) => name).toSorted(),
      );
      for (const { first: one, second: other, by, fields } of pairs) {
        if (by === 'name') expect(one?.name).toBe(other?.name);
        expect(fields.length === 0).toBe(
          one !== undefined && other !== undefined && isSameSet([one], [other], RULE_LINES),
        );
      }
    }),
  ));

it('finds nothing to copy once the rules were copied, and keeps all other rules', () =>
  fc.assert(
    fc.property(anyRules, anyRules, (first, second) => {
      const after = copied(matchRules(first, second), second);
      expect(new Set(after.map(({ name }) => name)).size).toBe(after.length);
      expect(copied(matchRules(first, after), after)).toEqual(after);
      const names = new Set(first.map(({ name }) => name));
      for (const rule of second) if (!names.has(rule.name)) expect(after).toContain(rule);
    }),
  ));

it('recognizes a rule that does the same under another name, and does not copy it', () => {
  const ssh: RuleBody = {
    name: 'ssh',
    action: 'allow',
    description: 'from the office',
    direction: 'inbound',
    filters: { hosts: [{ type: 'vpc', value: 'default' }], ports: ['22'], protocols: null },
    priority: 100,
    status: 'enabled',
    targets: [{ type: 'vpc', value: 'default' }],
  };
  const second = asIn([{ ...ssh, name: 'allow-ssh', description: '' }], 'default', 'lab');
  expect(second[0]?.targets).toEqual([{ type: 'vpc', value: 'lab' }]);
  const pairs = matchRules(asIn([ssh], 'default', 'lab'), second);
  expect(pairs).toMatchObject([{ by: 'meaning', fields: ['Name'] }]);
  expect(copied(pairs, second)).toEqual(second);
});

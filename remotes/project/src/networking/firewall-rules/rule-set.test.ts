import { expect, it } from 'vitest';
import { isSameSet } from '@console/shared/sets';
import { rule } from './effective/test-rules.ts';
import { priorityBeside, RULE_LINES, withoutRules, withRule, withStatus } from './rule-set.ts';

const RULES = [rule('a'), rule('b'), rule('c')];
const names = (rules: readonly { readonly name: string }[]) => rules.map(({ name }) => name);

it('a changed rule is last, and the others stay', () => {
  expect(names(withRule(RULES, rule('d')))).toEqual(['a', 'b', 'c', 'd']);
  expect(names(withRule(RULES, rule('new'), 'b'))).toEqual(['a', 'c', 'new']);
});

it('rules are removed, enabled and disabled by name', () => {
  expect(names(withoutRules(new Set(['a', 'c']))(RULES))).toEqual(['b']);
  expect(withStatus(new Set(['b']), 'disabled')(RULES).map(({ status }) => status)).toEqual([
    'enabled',
    'disabled',
    'enabled',
  ]);
});

it('absent filters equal empty ones, and the order does not matter', () => {
  const targets = [
    { type: 'vpc', value: 'x' },
    { type: 'ip', value: '1.1.1.1' },
  ] as const;
  const one = rule('a', { targets: [...targets], filters: { hosts: null } });
  const other = rule('a', { targets: targets.toReversed(), filters: { hosts: [], ports: [] } });
  expect(isSameSet([one], [other], RULE_LINES)).toBe(true);
  expect(isSameSet([one], [{ ...other, priority: 1 }], RULE_LINES)).toBe(false);
});

it.each([
  ['above', 100, 75],
  ['below', 100, 150],
  ['above', 50, 24],
  ['below', 65_534, 65_535],
  ['below', 65_535, undefined],
  ['above', 51, undefined],
] as const)('the free priority %s %i is %s', (side, priority, expected) => {
  const all = [50, 51, 100, 200, 65_534].map((one) => ({ priority: one }));
  const rules = priority === 100 ? all.map((one) => (one.priority === 51 ? { priority: 50 } : one)) : all;
  expect(priorityBeside(rules, { priority }, side)).toBe(expected);
});

import type { VpcFirewallRuleTarget } from '@console/shared/api';
import { diffSet } from '@console/shared/sets';
import { RULE_LINES, type RuleBody } from '../firewall-rules/rule-set.ts';

/** A rule of the first VPC beside the one of the second that it corresponds to. */
export interface RulePair {
  readonly first?: RuleBody;
  readonly second?: RuleBody;
  /** How they correspond; absent for a rule without a counterpart. */
  readonly by?: 'name' | 'meaning';
  /** Labels of the fields in which they differ; empty for equal rules. */
  readonly fields: readonly string[];
}

const inVpc =
  (from: string, to: string) =>
  (end: VpcFirewallRuleTarget): VpcFirewallRuleTarget =>
    end.type === 'vpc' && end.value === from ? { ...end, value: to } : end;

/** Rules of one VPC as they would be in another: references to its own VPC become references to the other. Instances and subnets keep
their names. */
export function asIn(rules: readonly RuleBody[], from: string, to: string): readonly RuleBody[] {
  const rename = inVpc(from, to);
  return rules.map((rule) => ({
    ...rule,
    targets: rule.targets.map(rename),
    filters: { ...rule.filters, ...(rule.filters.hosts && { hosts: rule.filters.hosts.map(rename) }) },
  }));
}

const OF_MEANING = RULE_LINES.fields.filter(({ label }) => label !== 'Description');

/** The effect of a rule, without its name and description; lists have no order. */
const meaningOf = (rule: RuleBody): string =>
  JSON.stringify(
    OF_MEANING.map(({ of }) => {
      const value = of(rule);
      return typeof value === 'string' ? value : value.toSorted();
    }),
  );

/**
 * The rules of two VPCs side by side: those of the same name, then those that do the same under another name, then the others; in order
 * of the first VPC, the rest of the second last. The rules of the first VPC are given as they would be in the second (`asIn`).
 */
export function matchRules(first: readonly RuleBody[], second: readonly RuleBody[]): readonly RulePair[] {
  const { changed } = diffSet(first, second, RULE_LINES);
  const fieldsOf = new Map(changed.map(({ key, fields }) => [key, fields]));
  const named = new Map(second.map((rule) => [rule.name, rule]));
  const names = new Set(first.map(({ name }) => name));
  const left = second.filter(({ name }) => !names.has(name));
  const pairs = first.map((rule): RulePair => {
    const same = named.get(rule.name);
    if (same) return { first: rule, second: same, by: 'name', fields: fieldsOf.get(rule.name) ?? [] };
    const at = left.findIndex((other) => meaningOf(other) === meaningOf(rule));
    const [twin] = at < 0 ? [] : left.splice(at, 1);
    return twin
      ? { first: rule, second: twin, by: 'meaning', fields: ['Name'] }
      : { first: rule, fields: ['Not there'] };
  });
  return [...pairs, ...left.map((rule): RulePair => ({ second: rule, fields: ['Not there'] }))];
}

/**
 * The rules of the second VPC after those of the first were copied to it: rules of the same name are replaced, rules that it has under
 * another name are not added, and all others are kept.
 */
export function copied(pairs: readonly RulePair[], second: readonly RuleBody[]): readonly RuleBody[] {
  const instead = new Map(
    pairs.flatMap(({ first, by }) => (first && by === 'name' ? [[first.name, first] as const] : [])),
  );
  const added = pairs.flatMap(({ first, by }) => (first && by === undefined ? [first] : []));
  return [...second.map((rule) => instead.get(rule.name) ?? rule), ...added];
}

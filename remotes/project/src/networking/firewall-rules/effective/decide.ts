import type { VpcFirewallRuleAction } from '@console/shared/api';
import type { RuleBody } from '../rule-set.ts';
import { matchesRule, type Traffic } from './match.ts';

/** The verdict on traffic, and the rules that cause it. */
export interface Decision<Rule extends RuleBody = RuleBody> {
  readonly verdict: VpcFirewallRuleAction;
  /** The rule that decides; undefined: none matches, and the default applies. */
  readonly by: Rule | undefined;
  /**
   * Earlier rules with another verdict whose match depends on unknown parts of the traffic: the source, the protocol, the port.
   * Without any, the verdict is certain.
   */
  readonly unless: readonly Rule[];
  /** Every rule that matches or may match, in order of evaluation. */
  readonly considered: readonly Considered<Rule>[];
}

/** The role of a rule that matches traffic: it decides, it may decide depending on unknown parts, or an earlier one has decided. */
export interface Considered<Rule extends RuleBody = RuleBody> {
  readonly rule: Rule;
  readonly part: 'decides' | 'may decide' | 'shadowed';
}

/** Without a matching rule inbound traffic is denied and outbound traffic allowed. */
export const BY_DEFAULT = { inbound: 'deny', outbound: 'allow' } as const;

/** The order of evaluation: the lowest priority number first; of the same priority, rules that deny first. */
export const inOrder = <Rule extends RuleBody>(rules: readonly Rule[]): Rule[] =>
  rules.toSorted(
    (a, b) => a.priority - b.priority || Number(a.action === 'allow') - Number(b.action === 'allow'),
  );

/** The verdict on traffic by the rules of the local endpoint's VPC. */
export function decide<Rule extends RuleBody>(rules: readonly Rule[], traffic: Traffic): Decision<Rule> {
  const matching = inOrder(rules)
    .map((rule) => ({ rule, match: matchesRule(rule, traffic) }))
    .filter(({ match }) => match !== 'no');
  const at = matching.findIndex(({ match }) => match === 'yes');
  const by = matching[at]?.rule;
  const verdict = by?.action ?? BY_DEFAULT[traffic.direction];
  const before = at === -1 ? matching : matching.slice(0, at);
  return {
    verdict,
    by,
    unless: before.map(({ rule }) => rule).filter(({ action }) => action !== verdict),
    considered: matching.map(({ rule }, index) => ({
      rule,
      part: at === -1 || index < at ? 'may decide' : index === at ? 'decides' : 'shadowed',
    })),
  };
}

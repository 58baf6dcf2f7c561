import type { VpcFirewallRuleAction } from '@console/shared/api';
import type { RuleBody } from '../rule-set.ts';
import { matchesRule, type Traffic } from './match.ts';

/** What becomes of traffic, and why. */
export interface Decision<Rule extends RuleBody = RuleBody> {
  readonly verdict: VpcFirewallRuleAction;
  /** The rule that decides; undefined: none matches, and the default does. */
  readonly by: Rule | undefined;
  /**
   * Rules that come before and say otherwise, and match or do not by what is not known: the source, the protocol, the port.
   * Without any, the verdict is certain.
   */
  readonly unless: readonly Rule[];
  /** Every rule that matches or may match, in the order in which rules decide. */
  readonly considered: readonly Considered<Rule>[];
}

/** A rule that matches traffic: it decides, it may decide by what is not known, or one before it has decided. */
export interface Considered<Rule extends RuleBody = RuleBody> {
  readonly rule: Rule;
  readonly part: 'decides' | 'may decide' | 'shadowed';
}

/** Without a matching rule nothing comes in and everything goes out. */
export const BY_DEFAULT = { inbound: 'deny', outbound: 'allow' } as const;

/** The order in which rules decide: the lowest priority number first; of one priority, those that deny. */
export const inOrder = <Rule extends RuleBody>(rules: readonly Rule[]): Rule[] =>
  rules.toSorted(
    (a, b) => a.priority - b.priority || Number(a.action === 'allow') - Number(b.action === 'allow'),
  );

/** Decides about traffic by the rules of the VPC of its local end. */
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

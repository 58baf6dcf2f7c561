import type { RuleBody } from '../rule-set.ts';
import { decide, inOrder } from './decide.ts';
import { ANYBODY, type Peer } from './facts.ts';
import { DIRECTIONS } from './question.ts';

/** The enabled rules that match traffic of an instance: the inbound ones first, each direction in order of evaluation. */
export interface RulesFor<Rule extends RuleBody = RuleBody> {
  /** Those that decide, or may decide, about a part of the traffic. */
  readonly deciding: readonly Rule[];
  /** Those to which earlier ones leave nothing. */
  readonly shadowed: readonly Rule[];
}

/**
 * The rules that apply to an instance.
 * @param peers its interfaces in the VPC of the rules
 */
export function rulesFor<Rule extends RuleBody>(
  rules: readonly Rule[],
  peers: readonly Peer[],
): RulesFor<Rule> {
  const isDeciding = new Map<Rule, boolean>();
  for (const direction of DIRECTIONS)
    for (const local of peers)
      for (const { rule, part } of decide(rules, { direction, local, remote: ANYBODY }).considered)
        isDeciding.set(rule, isDeciding.get(rule) === true || part !== 'shadowed');
  const sorted = inOrder(rules);
  const all = DIRECTIONS.flatMap((direction) => sorted.filter((rule) => rule.direction === direction));
  return {
    deciding: all.filter((rule) => isDeciding.get(rule) === true),
    shadowed: all.filter((rule) => isDeciding.get(rule) === false),
  };
}

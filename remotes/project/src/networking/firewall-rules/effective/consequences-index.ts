import type { VpcFirewallRuleTarget } from '@console/shared/api';
import type { RuleBody } from '../rule-set.ts';
import type { Peer } from './facts.ts';
import { type Match, matcherOf } from './match.ts';

/** A set of rules, one bit each: a VPC has up to 1,024, and most pairs of ends have the same ones. */
type Rules = bigint;

/** The rules before and after a change, to be looked up by endpoint. */
export interface Index {
  /** The rules that may judge a flow: those whose targets and hosts may match its ends. */
  readonly between: (from: Seen, to: Seen) => Rules;
  readonly before: Rules;
  readonly after: Rules;
  /** The rules that are only in one of the two. */
  readonly changed: Rules;
  readonly see: (peer: Peer) => Pick<Seen, 'targets' | 'hosts'>;
  readonly listOf: (rules: Rules) => readonly RuleBody[];
}

/** An endpoint as the rules see it. */
export interface Seen {
  /** The rules that it may be a target of. */
  readonly targets: Rules;
  /** The rules that it may be the other end of. */
  readonly hosts: Rules;
  readonly isInside: boolean;
}

/** The content of a rule that decides traffic, without its name. */
const contentOf = ({ action, direction, priority, targets, filters }: RuleBody): string => {
  const { hosts, protocols, ports } = filters;
  const ends = (all: readonly VpcFirewallRuleTarget[]) => all.map(({ type, value }) => [type, value]);
  return JSON.stringify([
    action,
    direction,
    priority,
    ends(targets),
    ends(hosts ?? []),
    protocols ?? [],
    ports ?? [],
  ]);
};

/** The rules that decide anything: a disabled one does not, nor one without a target. */
const byContent = (rules: readonly RuleBody[]): ReadonlyMap<string, RuleBody> =>
  new Map(
    rules
      .filter(({ status, targets }) => status === 'enabled' && targets.length > 0)
      .map((rule) => [contentOf(rule), rule]),
  );

/** Whether two sets have the same rules, whatever their names and order, and without those that decide nothing. */
export function decideTheSame(before: readonly RuleBody[], after: readonly RuleBody[]): boolean {
  const old = byContent(before);
  const next = byContent(after);
  return old.size === next.size && [...old.keys()].every((key) => next.has(key));
}

const bit = (index: number): Rules => 1n << BigInt(index);

/** The rules that name an endpoint. Each name is parsed once. */
function naming(
  rules: readonly RuleBody[],
  endsOf: (rule: RuleBody) => readonly VpcFirewallRuleTarget[],
): (peer: Peer) => Rules {
  const items = new Map<string, { readonly matches: (peer: Peer) => Match; readonly by: Rules }>();
  rules.forEach((rule, index) => {
    for (const end of endsOf(rule)) {
      const key = `${end.type} ${end.value}`;
      const { matches, by } = items.get(key) ?? { matches: matcherOf(end), by: 0n };
      items.set(key, { matches, by: by | bit(index) });
    }
  });
  const all = [...items.values()];
  return (peer) => all.reduce((found, { matches, by }) => (matches(peer) === 'no' ? found : found | by), 0n);
}

/** Indexes two sets of rules. One that differs in its name only is the same one. */
export function indexRules(before: readonly RuleBody[], after: readonly RuleBody[]): Index {
  const old = byContent(before);
  const next = byContent(after);
  const entries = [...new Map([...old, ...next])];
  const all = entries.map(([, rule]) => rule);
  const those = (isOne: (rule: RuleBody, key: string) => boolean): Rules =>
    entries.reduce((found, [key, rule], index) => (isOne(rule, key) ? found | bit(index) : found), 0n);
  const inbound = those(({ direction }) => direction === 'inbound');
  const outbound = those(({ direction }) => direction === 'outbound');
  const anyHost = those(({ filters }) => !filters.hosts?.length);
  const asTarget = naming(all, ({ targets }) => targets);
  const asHost = naming(all, ({ filters }) => filters.hosts ?? []);
  return {
    before: those((_, key) => old.has(key)),
    after: those((_, key) => next.has(key)),
    changed: those((_, key) => old.has(key) !== next.has(key)),
    see: (peer) => ({ targets: asTarget(peer), hosts: anyHost | asHost(peer) }),
    between: (from, to) =>
      (from.isInside ? outbound & from.targets & to.hosts : 0n) |
      (to.isInside ? inbound & to.targets & from.hosts : 0n),
    listOf: (rules) => all.filter((_, index) => (rules & bit(index)) !== 0n),
  };
}

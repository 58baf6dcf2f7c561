import type { VpcFirewallRuleProtocol } from '@console/shared/api';
import { type PortRange, parsePortRange } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { decide } from './decide.ts';
import type { Peer } from './facts.ts';
import { matchesRule, type Traffic } from './match.ts';

/** The change of a flow; `unknown`: it may change. */
export type Change = 'blocked' | 'allowed' | 'unknown';

/** Kinds of traffic by protocol: ranges of ports, none of which touch; ICMP has no ports. */
export interface Kinds {
  readonly TCP: readonly PortRange[];
  readonly UDP: readonly PortRange[];
  readonly ICMP: boolean;
}

/** A flow between two ends, before and after. */
export interface Flow {
  readonly before: readonly RuleBody[];
  readonly after: readonly RuleBody[];
  /** The rules that are only in one of them. */
  readonly changed: readonly RuleBody[];
  /** Each end, and whether it is in the VPC, whose rules then judge its traffic. */
  readonly from: { readonly peer: Peer; readonly isInside: boolean };
  readonly to: { readonly peer: Peer; readonly isInside: boolean };
}

const LAST_PORT = 65_535;

interface Kind {
  readonly protocol: VpcFirewallRuleProtocol;
  readonly port: number | undefined;
}

/** The traffic that the rules of both ends decide. */
function judged({ from, to }: Pick<Flow, 'from' | 'to'>, kind: Kind): readonly Traffic[] {
  const out: Traffic = { ...kind, direction: 'outbound', local: from.peer, remote: to.peer };
  const into: Traffic = { ...kind, direction: 'inbound', local: to.peer, remote: from.peer };
  return [...(from.isInside ? [out] : []), ...(to.isInside ? [into] : [])];
}

/** The verdict on traffic at both ends, and the rules that it depends on. */
function fateOf(rules: readonly RuleBody[], traffic: readonly Traffic[]) {
  const decisions = traffic.map((one) => decide(rules, one));
  const isSure = decisions.every(({ unless }) => unless.length === 0);
  const isBlocked = decisions.some(({ verdict, unless }) => verdict === 'deny' && unless.length === 0);
  return {
    verdict: isBlocked ? 'blocked' : isSure ? 'allowed' : 'unknown',
    by: decisions.flatMap(({ considered }) =>
      considered.filter(({ part }) => part !== 'shadowed').map(({ rule }) => rule),
    ),
  } as const;
}

const isSameList = (one: readonly RuleBody[], other: readonly RuleBody[]): boolean =>
  one.length === other.length && one.every((rule, index) => rule === other[index]);

/** The change of one kind of traffic, if there is one. */
function changeOf(flow: Flow, kind: Kind): Change | undefined {
  const traffic = judged(flow, kind);
  const isTouched = traffic.some((one) => flow.changed.some((rule) => matchesRule(rule, one) !== 'no'));
  if (!isTouched) return undefined;
  const was = fateOf(flow.before, traffic);
  const is = fateOf(flow.after, traffic);
  if (was.verdict === 'unknown' || is.verdict === 'unknown')
    return was.verdict === is.verdict && isSameList(was.by, is.by) ? undefined : 'unknown';
  return was.verdict === is.verdict ? undefined : is.verdict;
}

/** Ranges of ports that no rule distinguishes. */
export function portClasses(rules: readonly RuleBody[]): readonly PortRange[] {
  const starts = new Set([0]);
  for (const { filters } of rules)
    for (const range of filters.ports ?? []) {
      const [first, last] = parsePortRange(range) ?? [0, LAST_PORT];
      starts.add(first);
      if (last < LAST_PORT) starts.add(last + 1);
    }
  const all = [...starts].toSorted((a, b) => a - b);
  return all.map((first, index) => [first, (all[index + 1] ?? LAST_PORT + 1) - 1]);
}

/** Ranges in order, with those that touch united. */
export const unitedRanges = (ranges: readonly PortRange[]): readonly PortRange[] =>
  ranges.reduce<readonly PortRange[]>((done, [first, last]) => {
    const before = done.at(-1);
    return before && before[1] + 1 === first
      ? [...done.slice(0, -1), [before[0], last]]
      : [...done, [first, last]];
  }, []);

const CHANGES = ['blocked', 'allowed', 'unknown'] as const;

/** Kinds of traffic with the same change or verdict. */
export type Found = readonly { readonly change: Change; readonly kinds: Kinds }[];

/** All kinds of traffic by their change or verdict. */
function kindsBy(rules: readonly RuleBody[], changeOfKind: (kind: Kind) => Change | undefined): Found {
  const ports = portClasses(rules);
  const found = (['TCP', 'UDP'] as const).map((protocol) =>
    ports.map((range) => ({ range, change: changeOfKind({ protocol, port: range[0] }) })),
  );
  const icmp = changeOfKind({ protocol: 'ICMP', port: undefined });
  return CHANGES.map((change) => {
    const [TCP = [], UDP = []] = found.map((all) =>
      unitedRanges(all.filter((one) => one.change === change).map(({ range }) => range)),
    );
    return { change, kinds: { TCP, UDP, ICMP: icmp === change } };
  }).filter(({ kinds }) => kinds.ICMP || kinds.TCP.length > 0 || kinds.UDP.length > 0);
}

/** The kinds of traffic that change between two ends. */
export const changesOf = (flow: Flow): Found =>
  kindsBy([...flow.before, ...flow.after], (kind) => changeOf(flow, kind));

/** The kinds of traffic between two ends by the verdict of the rules. */
export const verdictsOf = (rules: readonly RuleBody[], ends: Pick<Flow, 'from' | 'to'>): Found =>
  kindsBy(rules, (kind) => fateOf(rules, judged(ends, kind)).verdict);

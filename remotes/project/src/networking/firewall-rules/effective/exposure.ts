import type { VpcFirewallRuleProtocol } from '@console/shared/api';
import type { IpVersion, PortRange } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { type End, insideEnds, networkEnds, type PlacedFacts, united } from './consequences-ends.ts';
import { type Kinds, portClasses, unitedRanges } from './consequences-traffic.ts';
import { decide } from './decide.ts';
import { matchesPeer, type Traffic } from './match.ts';

/** Addresses outside the VPC. */
export type OutsideEnd = Extract<End, { readonly kind: 'network' }>;

/** An interface of an instance. */
export type InsideEnd = Extract<End, { readonly kind: 'instance' }>;

/** Traffic from outside that a rule lets through to some interfaces. */
export interface Exposure<Rule extends RuleBody = RuleBody> {
  readonly to: readonly InsideEnd[];
  readonly from: readonly OutsideEnd[];
  readonly kinds: Kinds;
  readonly rule: Rule;
}

/**
 * The widest network that counts as small, by IP version, in bits of its prefix: a company may own a /16 or a /32; a larger
 * network belongs to many.
 */
const SMALL: Readonly<Record<IpVersion, number>> = { 4: 16, 6: 32 };

/** Whether a network is the internet or a large part of it. */
export const isLarge = ({ net }: OutsideEnd): boolean => net.width < SMALL[net.version];

/** Interfaces that all rules treat alike. */
function groupsOf(rules: readonly RuleBody[], facts: PlacedFacts) {
  const groups = new Map<string, InsideEnd[]>();
  for (const end of insideEnds(facts)) {
    if (end.kind !== 'instance') continue;
    const met = rules.map(({ targets }) => targets.map((target) => matchesPeer(target, end.peer)).join(''));
    const key = [end.peer.address?.version, ...met].join();
    groups.set(key, [...(groups.get(key) ?? []), end]);
  }
  return [...groups.values()];
}

const NONE: Kinds = { TCP: [], UDP: [], ICMP: false };

/** The traffic from one end to one interface that each rule lets through. */
function kindsByRule<Rule extends RuleBody>(
  rules: readonly Rule[],
  classes: readonly PortRange[],
  ends: Pick<Traffic, 'local' | 'remote'>,
): ReadonlyMap<Rule, Kinds> {
  const found = new Map<Rule, Kinds>();
  const ruleFor = (protocol: VpcFirewallRuleProtocol, port?: number) => {
    const { verdict, by } = decide(rules, { ...ends, direction: 'inbound', protocol, port });
    return verdict === 'allow' ? by : undefined;
  };
  for (const protocol of ['TCP', 'UDP'] as const)
    for (const range of classes) {
      const by = ruleFor(protocol, range[0]);
      if (!by) continue;
      const kinds = found.get(by) ?? NONE;
      found.set(by, { ...kinds, [protocol]: unitedRanges([...kinds[protocol], range]) });
    }
  const pinged = ruleFor('ICMP');
  if (pinged) found.set(pinged, { ...(found.get(pinged) ?? NONE), ICMP: true });
  return found;
}

const outside = (end: End) => (end.kind === 'network' ? [end] : []);

/**
 * The traffic that the rules of a VPC let in from outside, by the same decision as for a single question, for every protocol and port.
 * @param facts with the interfaces at which traffic from outside arrives
 * @param counts whether a network is of interest, by default the large ones
 */
export function exposures<Rule extends RuleBody>(
  rules: readonly Rule[],
  facts: PlacedFacts,
  counts: (end: OutsideEnd) => boolean = isLarge,
): readonly Exposure<Rule>[] {
  const inbound = rules.filter(({ status, direction }) => status === 'enabled' && direction === 'inbound');
  const classes = portClasses(inbound);
  const hosts = inbound.flatMap(({ filters }) => filters.hosts ?? []);
  const ends = networkEnds(hosts, facts).flatMap(outside).filter(counts);
  return groupsOf(inbound, facts).flatMap((to) => {
    const local = to[0]?.peer ?? {};
    const rows = new Map<string, Exposure<Rule> & { readonly from: OutsideEnd[] }>();
    for (const end of ends) {
      if (local.address !== undefined && local.address.version !== end.net.version) continue;
      for (const [rule, kinds] of kindsByRule(inbound, classes, { local, remote: end.peer })) {
        const key = JSON.stringify([inbound.indexOf(rule), kinds]);
        const row = rows.get(key);
        if (row) row.from.push(end);
        else rows.set(key, { to, from: [end], kinds, rule });
      }
    }
    return [...rows.values()].map((row) => ({ ...row, from: united(row.from).flatMap(outside) }));
  });
}

import type { VpcFirewallRuleTarget } from '@console/shared/api';
import { wordFor } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { covers, type Parsed, parseRule } from './cover.ts';
import { inOrder } from './decide.ts';
import type { NetworkFacts } from './facts.ts';

/** A warning about a rule. Rules with warnings are valid, and the server accepts them. */
export interface Advice {
  readonly kind: 'never' | 'open' | 'unknown' | 'nobody';
  /** A sentence. */
  readonly text: string;
}

/** Ports that should not be open to the internet, and the service that uses them. */
const DOORS = [
  [22, 'SSH'],
  [3389, 'Remote Desktop'],
] as const;

const EVERYBODY = new Set(['ip_net 0.0.0.0/0', 'ip_net ::/0']);

/** The sensitive ports that a rule opens to every address. */
function openDoors({ rule, hosts, ports, protocols }: Parsed<RuleBody>): readonly string[] {
  const isOpen = hosts.all.length === 0 || hosts.all.some(({ key }) => EVERYBODY.has(key));
  const isCarried = protocols.length === 0 || protocols.some((one) => one !== 'ICMP');
  if (rule.action !== 'allow' || rule.direction !== 'inbound' || !isOpen || !isCarried) return [];
  return DOORS.filter(
    ([port]) => ports.length === 0 || ports.some(([first, last]) => first <= port && port <= last),
  ).map(([port, name]) => `${port} (${name})`);
}

/** The existing names by kind. */
const KINDS = { vpc: 'VPC', subnet: 'subnet', instance: 'instance' } as const;

const namesOf = (type: keyof typeof KINDS, facts: NetworkFacts): readonly string[] | undefined => {
  if (type === 'subnet') return facts.subnets?.map(({ name }) => name);
  return type === 'vpc' ? facts.vpcs : facts.instances;
};

/** Names that do not exist: `No subnet is named web`. Names that could not be read are not checked. */
export function unknownNames(
  items: readonly VpcFirewallRuleTarget[],
  facts: NetworkFacts,
): readonly string[] {
  return items.flatMap(({ type, value }) => {
    if (type === 'ip' || type === 'ip_net') return [];
    const names = namesOf(type, facts);
    return names === undefined || names.includes(value)
      ? []
      : [`No ${wordFor(KINDS, type)} is named ${value}`];
  });
}

/**
 * The warnings about the rules of a VPC, by the name of the rule: rules that are never reached because an earlier one matches the
 * same, sensitive ports that are open to every address, names that do not exist, and rules without a target.
 */
export function adviceOf(
  rules: readonly RuleBody[],
  facts: NetworkFacts,
): ReadonlyMap<string, readonly Advice[]> {
  const parsed = inOrder(rules).map((rule) => parseRule(rule));
  const before: Parsed<RuleBody>[] = [];
  const found = new Map<string, readonly Advice[]>();
  for (const one of parsed) {
    const { rule } = one;
    const isOn = rule.status === 'enabled';
    const first = isOn ? before.find((other) => covers(other, one, facts.vpc)) : undefined;
    const doors = isOn && first === undefined ? openDoors(one) : [];
    const advice: Advice[] = [
      ...(first ? [never(first.rule.name)] : []),
      ...(doors.length > 0 ? [open(doors)] : []),
      ...unknownNames([...rule.targets, ...(rule.filters.hosts ?? [])], facts).map(unknown),
      ...(rule.targets.length === 0 ? [NOBODY] : []),
    ];
    if (advice.length > 0) found.set(rule.name, advice);
    if (isOn) before.push(one);
  }
  return found;
}

const never = (name: string): Advice => ({
  kind: 'never',
  text: `Never reached: ${name} comes first and matches the same traffic.`,
});

const open = (doors: readonly string[]): Advice => ({
  kind: 'open',
  text: `Open to every address: port ${doors.join(' and port ')}.`,
});

const unknown = (text: string): Advice => ({ kind: 'unknown', text: `${text}.` });

const NOBODY: Advice = { kind: 'nobody', text: 'It has no target, so it applies to nothing.' };

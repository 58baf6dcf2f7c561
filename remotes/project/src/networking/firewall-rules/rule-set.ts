import type {
  VpcFirewallRule,
  VpcFirewallRuleStatus,
  VpcFirewallRuleTarget,
  VpcFirewallRuleUpdate,
} from '@console/shared/api';
import type { LineRule } from '@console/shared/sets';

/** Most rules of a VPC (docs/contract/corrections.md section "Contract details lost in the distillation"). */
export const MAX_RULES = 1024;

/** Most targets, hosts, ports or protocols of a rule. */
export const MAX_ITEMS = 256;

/** A rule as it is written: without id and times, which are new with every write. */
export type RuleBody = VpcFirewallRuleUpdate;

/** The written part of a rule (docs/screens/network-access.md section 3.2). */
export const bodyOf = (rule: VpcFirewallRule): RuleBody => ({
  name: rule.name,
  action: rule.action,
  description: rule.description,
  direction: rule.direction,
  filters: rule.filters,
  priority: rule.priority,
  status: rule.status,
  targets: rule.targets,
});

const textOf = ({ type, value }: VpcFirewallRuleTarget) => `${type} ${value}`;

/** How two versions of the rules of a VPC are compared. */
export const RULE_LINES: LineRule<RuleBody> = {
  key: ({ name }) => name,
  fields: [
    { label: 'Status', of: ({ status }) => status },
    { label: 'Action', of: ({ action }) => action },
    { label: 'Direction', of: ({ direction }) => direction },
    { label: 'Priority', of: ({ priority }) => String(priority) },
    { label: 'Targets', of: ({ targets }) => targets.map(textOf) },
    { label: 'Hosts', of: ({ filters }) => (filters.hosts ?? []).map(textOf) },
    { label: 'Protocols', of: ({ filters }) => filters.protocols ?? [] },
    { label: 'Ports', of: ({ filters }) => filters.ports ?? [] },
    { label: 'Description', of: ({ description }) => description },
  ],
};

/** The rules with one more, or with one in the place of another; it is the last one. */
export const withRule = (rules: readonly RuleBody[], rule: RuleBody, instead?: string): RuleBody[] => [
  ...rules.filter(({ name }) => name !== instead),
  rule,
];

/** Makes other rules of rules: the same function is used on what the screen shows and on what is there now. */
export type ChangeRules = (rules: readonly RuleBody[]) => readonly RuleBody[];

/** Takes rules away, by name. */
export const withoutRules =
  (names: ReadonlySet<string>): ChangeRules =>
  (rules) =>
    rules.filter(({ name }) => !names.has(name));

/** Switches rules on or off, by name. */
export const withStatus =
  (names: ReadonlySet<string>, status: VpcFirewallRuleStatus): ChangeRules =>
  (rules) =>
    rules.map((rule) => (names.has(rule.name) ? { ...rule, status } : rule));

/** By priority, the lowest number first; rules of one priority stay as the server has them. */
export const byPriority = (rules: readonly VpcFirewallRule[]): VpcFirewallRule[] =>
  rules.toSorted((a, b) => a.priority - b.priority);

/** Largest priority number. */
export const MAX_PRIORITY = 65_535;

/** A priority that comes just before or after that of a rule; undefined when none is free. */
export function priorityBeside(
  rules: readonly Pick<VpcFirewallRule, 'priority'>[],
  { priority }: Pick<VpcFirewallRule, 'priority'>,
  side: 'above' | 'below',
): number | undefined {
  const all = rules.map((rule) => rule.priority);
  const [from, until] =
    side === 'above'
      ? [Math.max(-1, ...all.filter((one) => one < priority)), priority]
      : [priority, Math.min(MAX_PRIORITY + 1, ...all.filter((one) => one > priority))];
  return until - from > 1 ? Math.floor((from + until) / 2) : undefined;
}

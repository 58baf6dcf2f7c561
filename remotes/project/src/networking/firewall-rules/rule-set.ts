import type {
  VpcFirewallRule,
  VpcFirewallRuleStatus,
  VpcFirewallRuleTarget,
  VpcFirewallRuleUpdate,
} from '@console/shared/api';
import type { LineRule } from '@console/shared/sets';
import { kindText } from './rule-items.ts';

/** Maximum number of rules of a VPC (docs/contract/corrections.md section "Contract details lost in the distillation"). */
export const MAX_RULES = 1024;

/** Why a VPC with that many rules gets no more. */
export const RULES_FULL = 'A VPC can have at most 1,024 firewall rules';

/** Maximum number of targets, hosts, ports or protocols of a rule. */
export const MAX_ITEMS = 256;

/** A rule in a write request: without id and times, which change with every write. */
export type RuleBody = VpcFirewallRuleUpdate;

/** The writable part of a rule (docs/screens/network-access.md section 3.2). */
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

const textOf = ({ type, value }: VpcFirewallRuleTarget) => `${kindText(type)} ${value}`;

/** How two versions of a VPC's rules are compared. */
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

/** The rules with one more, or with one replaced; the new one is last. */
export const withRule = (rules: readonly RuleBody[], rule: RuleBody, instead?: string): RuleBody[] => [
  ...rules.filter(({ name }) => name !== instead),
  rule,
];

/** A function from rules to rules: the same one is applied to the rules on screen and to the current ones on the server. */
export type ChangeRules = (rules: readonly RuleBody[]) => readonly RuleBody[];

/** Removes rules, by name. */
export const withoutRules =
  (names: ReadonlySet<string>): ChangeRules =>
  (rules) =>
    rules.filter(({ name }) => !names.has(name));

/** Enables or disables rules, by name. */
export const withStatus =
  (names: ReadonlySet<string>, status: VpcFirewallRuleStatus): ChangeRules =>
  (rules) =>
    rules.map((rule) => (names.has(rule.name) ? { ...rule, status } : rule));

/** Gives rules other priorities, by name. */
export const withPriorities =
  (priorities: ReadonlyMap<string, number>): ChangeRules =>
  (rules) =>
    rules.map((rule) => ({ ...rule, priority: priorities.get(rule.name) ?? rule.priority }));

/** Largest priority number. */
export const MAX_PRIORITY = 65_535;

/** The free priority just before or after that of a rule; undefined when there is none. */
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

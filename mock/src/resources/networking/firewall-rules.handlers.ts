import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { findVpc, requireFreeName } from '../find.ts';

/** Sorted by name. server-behaviour 6 "Firewall rules". */
function rulesOf(call: Call, vpc: T.Vpc): T.VpcFirewallRule[] {
  const rules = call.tables.firewallRules.filter((rule) => rule.vpcId === vpc.id);
  return rules.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The schema knows the digits, not what they mean. */
function requirePorts({ name, filters }: T.VpcFirewallRuleUpdate): void {
  for (const range of filters.ports ?? []) {
    const [first = 0, last = first] = range.split('-').map(Number);
    if (first > last || last > 65_535)
      throw invalid(`the rule "${name}" has a port range that is not one: ${range}`);
  }
}

/** Firewall rules of a VPC, read and written as a whole. server-behaviour 6 "Firewall rules". */
export const firewallRules = {
  vpcFirewallRulesView({ query }, call) {
    return { rules: rulesOf(call, findVpc(call, query.vpc, query)) };
  },

  /** A rule whose name stays keeps its id and when it was made; the rest is new. [P] */
  vpcFirewallRulesUpdate({ query, body }, call) {
    const vpc = findVpc(call, query.vpc, query);
    const { firewallRules: table } = call.tables;
    const before = rulesOf(call, vpc);
    const made: T.VpcFirewallRule[] = [];
    for (const rule of before) table.remove(rule.id);
    for (const rule of body.rules) {
      requireFreeName('firewall-rule', made, rule.name);
      requirePorts(rule);
      const old = before.find((candidate) => candidate.name === rule.name);
      const fresh = call.store.fresh();
      const base = old
        ? { id: old.id, timeCreated: old.timeCreated, timeModified: fresh.timeModified }
        : fresh;
      made.push(table.put({ ...rule, ...base, vpcId: vpc.id }));
    }
    return { rules: rulesOf(call, vpc) };
  },
} satisfies Partial<Handlers>;

import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { badValue, invalid } from '../../wire/errors.ts';
import { findVpc } from '../find.ts';

/** Sorted by name. docs/contract/server-behaviour.md section 6 "Firewall rules". */
function rulesOf(call: Call, vpc: T.Vpc): T.VpcFirewallRule[] {
  const rules = call.tables.firewallRules.filter((rule) => rule.vpcId === vpc.id);
  return rules.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Port ranges as the server stores them: one port of two equal ends; a range whose ends are in the wrong order stays, and no port
 * is in it. corrections "Second reading".
 * @throws MockError 400 for a port that is not in 1 to 65535
 */
function storedPorts({ name, filters }: T.VpcFirewallRuleUpdate): string[] | null | undefined {
  return filters.ports?.map((range) => {
    const ends = range.split('-').map(Number);
    if (ends.some((port) => port < 1 || port > 65_535))
      throw invalid(`the rule "${name}" has a port range that is not one: ${range}`);
    return [...new Set(ends)].join('-');
  });
}

/** Firewall rules of a VPC, read and written as a whole. docs/contract/server-behaviour.md section 6 "Firewall rules". */
export const firewallRules = {
  vpcFirewallRulesView({ query }, call) {
    return { rules: rulesOf(call, findVpc(call, query.vpc, query)) };
  },

  /** Every rule gets a new id, also one whose name stays. corrections "Networking". */
  vpcFirewallRulesUpdate({ query, body }, call) {
    const vpc = findVpc(call, query.vpc, query);
    const { firewallRules: table } = call.tables;
    table.removeWhere((rule) => rule.vpcId === vpc.id);
    const names = new Set<string>();
    for (const rule of body.rules) {
      if (names.has(rule.name)) throw badValue('rules', `there are two rules named "${rule.name}"`);
      names.add(rule.name);
      const filters = { ...rule.filters, ports: storedPorts(rule) };
      table.put({ ...rule, filters, ...call.store.fresh(), vpcId: vpc.id });
    }
    return { rules: rulesOf(call, vpc) };
  },
} satisfies Partial<Handlers>;

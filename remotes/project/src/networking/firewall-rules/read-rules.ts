import type { VpcFirewallRule } from '@console/shared/api';
import { fetchQuery } from '@console/shared/query';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { bodyOf, type RuleBody } from './rule-set.ts';

/** The current rules of a VPC on the server, bypassing the cache. */
export async function readRules({ project, vpc }: VpcPlace): Promise<RuleBody[]> {
  const { rules } = await fetchQuery({ ...firewallRules(project, vpc), staleTime: 0 });
  return rules.map((rule: VpcFirewallRule) => bodyOf(rule));
}

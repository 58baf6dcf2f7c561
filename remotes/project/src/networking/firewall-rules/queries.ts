import { ALL, type VpcFirewallRule, vpcSubnetListNetworkInterfaces } from '@console/shared/api';
import { everyPage, fetchQuery, type Query, query } from '@console/shared/query';
import { allInstances } from '../../compute/instances/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { InterfaceFact } from './effective/facts.ts';
import { bodyOf, type RuleBody } from './rule-set.ts';

/** The rules of a VPC as the server has them now, whatever is cached. */
export async function readRules({ project, vpc }: VpcPlace): Promise<RuleBody[]> {
  const { rules } = await fetchQuery({ ...firewallRules(project, vpc), staleTime: 0 });
  return rules.map((rule: VpcFirewallRule) => bodyOf(rule));
}

const interfacesIn = (subnet: string) =>
  everyPage((pageToken) =>
    query(vpcSubnetListNetworkInterfaces, { path: { subnet }, query: { limit: ALL, pageToken } }),
  );

/** An address of an instance; at the primary one traffic from outside arrives. */
type PlacedInterface = InterfaceFact & { readonly primary: boolean };

/**
 * The addresses of every instance in a VPC: a request for each subnet, so it is only asked for when somebody asks about an
 * address or an instance.
 */
export const vpcInterfaces = ({ project, vpc }: VpcPlace): Query<readonly PlacedInterface[]> => ({
  queryKey: ['vpcSubnetListNetworkInterfaces', 'of VPC', { project, vpc }],
  queryFn: async () => {
    const [subnets, instances] = await Promise.all([
      fetchQuery(allSubnets(project, vpc)),
      fetchQuery(allInstances(project)),
    ]);
    const nameOf = new Map(instances.items.map(({ id, name }) => [id, name]));
    const pages = await Promise.all(
      subnets.items.map(async (subnet) => {
        const { items } = await fetchQuery(interfacesIn(subnet.id));
        return items.map(({ instanceId, ip, primary }) => ({
          // An instance of no name that is known has none that a rule could mean
          instance: nameOf.get(instanceId) ?? instanceId,
          subnet: subnet.name,
          address: ip,
          primary,
        }));
      }),
    );
    return pages.flat();
  },
});

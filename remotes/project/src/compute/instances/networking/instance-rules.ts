import {
  type InstanceNetworkInterface,
  type VpcFirewallRule,
  vpcFirewallRulesView,
} from '@console/shared/api';
import { parseAddress } from '@console/shared/format';
import { fetchToShow, type Query } from '@console/shared/query';
import type { Peer } from '../../../networking/firewall-rules/effective/facts.ts';
import { subnetById } from '../../../networking/subnets/queries.ts';
import { firewallRulesById, vpcById } from '../../../networking/vpcs/queries.ts';
import type { VpcPlace } from '../../../networking/vpcs/tabs.ts';

/** The interfaces of an instance in one VPC. */
export interface InterfacesInVpc {
  readonly vpcId: string;
  readonly interfaces: readonly InstanceNetworkInterface[];
}

/** The interfaces of an instance by VPC, that of the primary interface first. */
export const byVpc = (interfaces: readonly InstanceNetworkInterface[]): readonly InterfacesInVpc[] =>
  [
    ...Map.groupBy(
      interfaces.toSorted((a, b) => Number(b.primary) - Number(a.primary)),
      ({ vpcId }) => vpcId,
    ),
  ].map(([vpcId, own]) => ({ vpcId, interfaces: own }));

/** The firewall rules of a VPC, and the interfaces of an instance as rules see them. */
export interface InstanceRules {
  readonly place: VpcPlace;
  readonly rules: readonly VpcFirewallRule[];
  /** Without the subnet where it could not be read. */
  readonly peers: readonly Peer[];
}

/** The rules of a VPC and the interfaces of an instance in it. Fails without the rules or the name of the VPC. */
export const instanceRules = (
  project: string,
  instance: string,
  { vpcId, interfaces }: InterfacesInVpc,
): Query<InstanceRules> => {
  const places = interfaces.map(({ ip, subnetId }) => ({ ip, subnetId }));
  return {
    queryKey: [vpcFirewallRulesView.id, 'of instance', { project, instance, vpcId, places }],
    queryFn: async () => {
      const [{ name: vpc }, { rules }, subnets] = await Promise.all([
        fetchToShow(vpcById(vpcId)),
        fetchToShow(firewallRulesById(vpcId)),
        Promise.allSettled(places.map(({ subnetId }) => fetchToShow(subnetById(subnetId)))),
      ]);
      const peers = places.map(({ ip }, at): Peer => {
        const subnet = subnets[at];
        return {
          address: parseAddress(ip),
          instance,
          subnet: subnet?.status === 'fulfilled' ? subnet.value.name : undefined,
          vpc,
        };
      });
      return { place: { project, vpc }, rules, peers };
    },
  };
};

import { fetchToShow, load, prefetch, type Query } from '@console/shared/query';
import { subnetById } from '../../../networking/subnets/queries.ts';
import { firewallRulesById, vpcById } from '../../../networking/vpcs/queries.ts';
import { networkInterfaces } from '../../../base/instances/queries.ts';

/**
 * Looks up the VPC and the subnet of every interface of an instance, once each, so that their names are cached before the
 * interfaces are rendered. Read the names with `vpcById` and `subnetById`. Also starts reading the firewall rules of the VPCs.
 */
export const interfaceNetworks = (project: string, instance: string): Query<null> => ({
  queryKey: ['instanceNetworkInterfaceList', 'networks', { project, instance }],
  queryFn: async () => {
    const { items } = await fetchToShow(networkInterfaces(project, instance));
    const vpcs = new Set(items.map(({ vpcId }) => vpcId));
    const subnets = new Set(items.map(({ subnetId }) => subnetId));
    const names = load([...[...vpcs].map(vpcById), ...[...subnets].map(subnetById)]);
    prefetch([...vpcs].map(firewallRulesById));
    return names;
  },
});

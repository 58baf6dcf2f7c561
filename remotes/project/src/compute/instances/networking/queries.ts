import {
  floatingIpList,
  projectIpPoolList,
  vpcList,
  vpcSubnetList,
  vpcSubnetView,
  vpcView,
} from '@console/shared/api';
import { fetchQuery, load, query, type Query } from '@console/shared/query';
import { ALL } from '../../../limits.ts';
import { networkInterfaces } from '../queries.ts';

/** The VPCs of a project, for pickers. */
export const allVpcs = (project: string) => query(vpcList, { query: { project, limit: ALL } });

/** The subnets of a VPC, by its name, for pickers. */
export const allSubnets = (project: string, vpc: string) =>
  query(vpcSubnetList, { query: { project, vpc, limit: ALL } });

/** One VPC by id. */
export const vpcById = (vpc: string) => query(vpcView, { path: { vpc } });

/** One subnet by id. */
export const subnetById = (subnet: string) => query(vpcSubnetView, { path: { subnet } });

/** The floating IPs of a project, attached or not. */
export const allFloatingIps = (project: string) => query(floatingIpList, { query: { project, limit: ALL } });

/** The IP pools that the silo may take addresses from. */
export const allPools = () => query(projectIpPoolList, { query: { limit: ALL } });

/**
 * Looks up the VPC and the subnet of every interface of an instance, once each, so that their names are at hand when the
 * interfaces are drawn. Read the names with `vpcById` and `subnetById`.
 */
export const interfaceNetworks = (project: string, instance: string): Query<null> => ({
  queryKey: ['instanceNetworkInterfaceList', 'networks', { project, instance }],
  queryFn: async () => {
    const { items } = await fetchQuery(networkInterfaces(project, instance));
    const vpcs = new Set(items.map(({ vpcId }) => vpcId));
    const subnets = new Set(items.map(({ subnetId }) => subnetId));
    return load([...[...vpcs].map(vpcById), ...[...subnets].map(subnetById)]);
  },
});

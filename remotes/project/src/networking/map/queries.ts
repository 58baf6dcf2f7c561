import { ALL, type InstanceNetworkInterface, vpcSubnetListNetworkInterfaces } from '@console/shared/api';
import { everyPage, fetchQuery, type Page, type Query, query } from '@console/shared/query';
import { allSubnets } from '../subnets/queries.ts';

const interfacesIn = (subnet: string) =>
  everyPage((pageToken) =>
    query(vpcSubnetListNetworkInterfaces, { path: { subnet }, query: { limit: ALL, pageToken } }),
  );

/** Every network interface in a VPC, read with one request a subnet. */
export const interfacesOfVpc = (project: string, vpc: string): Query<Page<InstanceNetworkInterface>> => ({
  queryKey: [vpcSubnetListNetworkInterfaces.id, 'of a VPC, whole', { project, vpc }],
  queryFn: async () => {
    const { items: subnets } = await fetchQuery(allSubnets(project, vpc));
    const pages = await Promise.all(subnets.map(({ id }) => fetchQuery(interfacesIn(id))));
    return { items: pages.flatMap(({ items }) => items) };
  },
});

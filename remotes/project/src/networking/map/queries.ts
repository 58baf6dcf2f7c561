import { ALL, type InstanceNetworkInterface, vpcSubnetListNetworkInterfaces } from '@console/shared/api';
import { everyPage, fetchToShow, type Page, type Query, query } from '@console/shared/query';
import { allSubnets } from '../subnets/queries.ts';

const interfacesIn = (subnet: string) =>
  everyPage((pageToken) =>
    query(vpcSubnetListNetworkInterfaces, { path: { subnet }, query: { limit: ALL, pageToken } }),
  );

/** All network interfaces in a VPC; sends one request per subnet. */
export const interfacesOfVpc = (project: string, vpc: string): Query<Page<InstanceNetworkInterface>> => ({
  queryKey: [vpcSubnetListNetworkInterfaces.id, 'of a VPC, whole', { project, vpc }],
  queryFn: async () => {
    const { items: subnets } = await fetchToShow(allSubnets(project, vpc));
    const pages = await Promise.all(subnets.map(({ id }) => fetchToShow(interfacesIn(id))));
    return { items: pages.flatMap(({ items }) => items) };
  },
});

import { ALL, vpcSubnetListNetworkInterfaces } from '@console/shared/api';
import { everyPage, fetchToShow, type Query, query } from '@console/shared/query';
import { everyInstance } from '../../base/instances/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { InterfaceFact } from './effective/facts.ts';

const interfacesIn = (subnet: string) =>
  everyPage((pageToken) =>
    query(vpcSubnetListNetworkInterfaces, { path: { subnet }, query: { limit: ALL, pageToken } }),
  );

/** An address of an instance; traffic from outside arrives at the primary one. */
type PlacedInterface = InterfaceFact & {
  readonly primary: boolean;
  readonly transitIps: readonly string[] | undefined;
};

/** The addresses of every instance in a VPC: one request per subnet, sent only for a question about an address or an instance. */
export const vpcInterfaces = ({ project, vpc }: VpcPlace): Query<readonly PlacedInterface[]> => ({
  queryKey: ['vpcSubnetListNetworkInterfaces', 'of VPC', { project, vpc }],
  queryFn: async () => {
    const [subnets, instances] = await Promise.all([
      fetchToShow(allSubnets(project, vpc)),
      fetchToShow(everyInstance(project)),
    ]);
    const nameOf = new Map(instances.items.map(({ id, name }) => [id, name]));
    const pages = await Promise.all(
      subnets.items.map(async (subnet) => {
        const { items } = await fetchToShow(interfacesIn(subnet.id));
        return items.map(({ instanceId, ip, primary, transitIps }) => ({
          // An instance whose name is unknown has no name that a rule could contain
          instance: nameOf.get(instanceId) ?? instanceId,
          subnet: subnet.name,
          address: ip,
          primary,
          transitIps,
        }));
      }),
    );
    return pages.flat();
  },
});

import { instanceExternalIpList, internetGatewayList } from '@console/shared/api';
import { fetchToShow, optionalLookup, type Query } from '@console/shared/query';
import { externalIps } from '../../base/instances/queries.ts';
import { allGateways, gatewayAddresses, gatewayPools } from '../gateways/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { ExternalFact, GatewayFact } from './facts.ts';

/** The internet gateways of a VPC and whether they have anything to send from: two requests per gateway. */
export const gatewaySenders = ({ project, vpc }: VpcPlace): Query<readonly GatewayFact[]> => ({
  queryKey: [internetGatewayList.id, 'senders', { project, vpc }],
  queryFn: async () => {
    const { items } = await fetchToShow(allGateways(project, vpc));
    return Promise.all(
      items.map(async ({ name }) => {
        const [addresses, pools] = await Promise.all([
          fetchToShow(gatewayAddresses(project, vpc, name)),
          fetchToShow(gatewayPools(project, vpc, name)),
        ]);
        return { name, canSend: addresses.items.length > 0 || pools.items.length > 0 };
      }),
    );
  },
});

/** The external addresses of some instances: one request each. */
export const externalIpsOf = (
  project: string,
  instances: readonly string[],
): Query<readonly ExternalFact[]> => ({
  queryKey: [instanceExternalIpList.id, 'of instances', { project, instances }],
  queryFn: async () => {
    const all = await Promise.all(
      instances.map(async (instance) => {
        const page = await fetchToShow(optionalLookup(externalIps(project, instance)));
        return (page?.items ?? []).map(({ ip }) => ({ instance, address: ip }));
      }),
    );
    return all.flat();
  },
});

import type { VpcRouter, VpcSubnet } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { IpBlocks } from './ip-blocks.tsx';
import { RouterName } from './router-name.tsx';

const col = columns<VpcSubnet>();

/** Columns of the subnets of a VPC (docs/screens/network-access.md section 4.1). */
export const subnetColumns = (place: VpcPlace, routers: readonly VpcRouter[]) => {
  const router = ({ customRouterId }: VpcSubnet) => <RouterName routerId={customRouterId} known={routers} />;
  return [
    col.link(
      'name',
      ({ name }) => name,
      ({ name }) => to('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', { ...place, subnet: name }),
      { width: 12 },
    ),
    col.description(({ description }) => description, 'description', {
      meta: ({ description }) => description || null,
    }),
    col.custom('IP Block', (subnet) => <IpBlocks subnet={subnet} />, {
      width: 15,
      value: ({ ipv4Block, ipv6Block }) => `${ipv4Block} ${ipv6Block}`,
      kind: 'address',
    }),
    col.custom('Custom Router', router, {
      rank: 2,
      meta: (subnet) => (subnet.customRouterId ? router(subnet) : null),
      labeled: true,
      value: ({ customRouterId }) => routers.find(({ id }) => id === customRouterId)?.name,
    }),
    col.date('created', ({ timeCreated }) => timeCreated),
  ];
};

import type { InstanceNetworkInterface } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { InterfaceName } from './cells.tsx';
import { SubnetName } from './subnet-name.tsx';
import { VpcName } from './vpc-name.tsx';

const col = columns<InstanceNetworkInterface>();

export const interfaceColumns = (project: string) => [
  col.custom('name', (nic) => <InterfaceName nic={nic} />, { width: 12, value: ({ name }) => name }),
  col.description(({ description }) => description),
  col.ip('Private IP', ({ ip }) => ip, { width: 10 }),
  col.custom('vpc', ({ vpcId }) => <VpcName project={project} vpcId={vpcId} />, {
    rank: 2,
    width: 7.5,
    labeled: true,
  }),
  col.custom('subnet', (nic) => <SubnetName project={project} nic={nic} />, {
    rank: 2,
    width: 7.5,
    labeled: true,
  }),
  col.list(
    'Transit IPs',
    ({ transitIps }) => (transitIps ?? []).map((value) => ({ value })),
    'Other transit IPs',
    { max: 1, width: 10.5 },
  ),
];

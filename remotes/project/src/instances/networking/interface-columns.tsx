import type { InstanceNetworkInterface } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { columns, LookupCell } from '@console/shared/table';
import { Tag } from '@console/shared/ui';
import styles from './networking.module.css';
import { subnetById } from './queries.ts';
import { VpcName } from './vpc-name.tsx';

const col = columns<InstanceNetworkInterface>();

/** Columns of the network interfaces of an instance. */
export const interfaceColumns = [
  col.custom('name', (nic) => <InterfaceName nic={nic} />, { width: 12 }),
  col.description(({ description }) => description),
  col.ip('Private IP', ({ ip }) => ip, { width: 10 }),
  col.custom('vpc', ({ vpcId }) => <VpcName vpcId={vpcId} />, { rank: 2, width: 7.5 }),
  col.custom('subnet', ({ subnetId }) => <SubnetName subnetId={subnetId} />, { rank: 2, width: 7.5 }),
  col.list(
    'Transit IPs',
    ({ transitIps }) => (transitIps ?? []).map((value) => ({ value })),
    'Other transit IPs',
    { max: 1, width: 10.5 },
  ),
];

function InterfaceName({ nic: { name, primary } }: { nic: InstanceNetworkInterface }) {
  return (
    <span className={styles.name}>
      <span>{name}</span>
      {primary && <Tag>primary</Tag>}
    </span>
  );
}

function SubnetName({ subnetId }: { subnetId: string }) {
  return <LookupCell query={useQuery(subnetById(subnetId))}>{({ name }) => name}</LookupCell>;
}

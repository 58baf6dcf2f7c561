import type { ExternalIp, InstanceNetworkInterface } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { EmptyCell } from '@console/shared/table';
import { Link, Tag } from '@console/shared/ui';
import { allPools } from '../../../networking/floating-ips/queries.ts';
import { PoolName } from '../../../networking/floating-ips/pool-name.tsx';
import styles from './networking.module.css';

export function InterfaceName({ nic: { name, primary } }: { nic: InstanceNetworkInterface }) {
  return (
    <span className={styles.name}>
      <span>{name}</span>
      {primary && <Tag>primary</Tag>}
    </span>
  );
}

/** The name of a floating IP of an instance, as a link to its form; ephemeral ones have none. */
export function FloatingIpLink({ project, ip }: { project: string; ip: ExternalIp }) {
  if (ip.kind !== 'floating') return <EmptyCell />;
  const path = to('/projects/:project/floating-ips/:floatingIp/edit', { project, floatingIp: ip.name });
  return <Link to={path}>{ip.name}</Link>;
}

/** The pool of an address. The API does not return that of an ephemeral one: it is known when the silo has a single pool. */
export function PoolOfIp({ ip }: { ip: ExternalIp }) {
  const pools = useQuery(allPools(), { enabled: ip.kind === 'ephemeral' }).data?.items;
  if (ip.kind === 'floating') return <PoolName poolId={ip.ipPoolId} />;
  return pools?.length === 1 ? pools[0]?.name : 'Not reported';
}

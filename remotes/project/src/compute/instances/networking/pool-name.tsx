import type { ExternalIp } from '@console/shared/api';
import { EmptyCell } from '@console/shared/table';
import { PoolName } from '../../../networking/floating-ips/pool-name.tsx';

/** The pool that a floating IP is from. Of an ephemeral one the API does not tell it. */
export function PoolOfIp({ ip }: { ip: ExternalIp }) {
  return ip.kind === 'floating' ? <PoolName poolId={ip.ipPoolId} /> : <EmptyCell />;
}

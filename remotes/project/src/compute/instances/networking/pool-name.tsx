import type { ExternalIp } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { EmptyCell } from '@console/shared/table';
import { Skeleton } from '@console/shared/ui';
import { allPools } from './queries.ts';

/** The pool that a floating IP is from. Of an ephemeral one the API does not tell it, nor of a pool the silo has no link to. */
export function PoolName({ ip }: { ip: ExternalIp }) {
  const { data, isPending } = useQuery(allPools());
  if (ip.kind !== 'floating') return <EmptyCell />;
  if (isPending) return <Skeleton width="5rem" />;
  return data?.items.find(({ id }) => id === ip.ipPoolId)?.name ?? <EmptyCell />;
}

import { useQuery } from '@console/shared/query';
import { Skeleton, Tooltip, Unknown } from '@console/shared/ui';
import { allPools, poolById } from '../floating-ips/queries.ts';

/** The name of an IP pool by its id, with its description as a tooltip. A pool that is not linked to the silo has no name here. */
export function PoolName({ poolId }: { poolId: string }) {
  const { data, isPending } = useQuery(allPools());
  const { data: alone, isLoading } = useQuery(poolById(poolId), { enabled: data?.isRefused === true });
  if (isPending || isLoading) return <Skeleton width="5rem" />;
  const pool = data?.items.find(({ id }) => id === poolId) ?? alone;
  if (!pool) return <Unknown />;
  if (pool.description === '') return pool.name;
  return (
    <Tooltip content={pool.description}>
      <span>{pool.name}</span>
    </Tooltip>
  );
}

import type { SiloIpPool } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Tooltip } from '@console/shared/ui';
import { allPools, poolById } from './queries.ts';

/**
 * The name of the pool that an address is from, with its description in a tooltip. A pool that is not among those of the
 * silo is asked for alone: there may be more than one list has, or the link may be gone.
 */
export function PoolName({ poolId }: { poolId: string }) {
  const pools = useQuery(allPools());
  const known = pools.data?.items.find(({ id }) => id === poolId);
  const alone = useQuery(poolById(poolId), { enabled: !pools.isPending && known === undefined });
  if (known) return <Named pool={known} />;
  if (alone.data === null) return 'No longer linked to this silo';
  return <LookupCell query={alone}>{(pool) => <Named pool={pool} />}</LookupCell>;
}

function Named({ pool: { name, description } }: { pool: SiloIpPool }) {
  return description ? (
    <Tooltip content={description}>
      <span>{name}</span>
    </Tooltip>
  ) : (
    name
  );
}

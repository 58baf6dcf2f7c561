import type { SiloIpPool } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Tooltip } from '@console/shared/ui';
import { allPools, poolById } from './queries.ts';

/**
 * The name of an address's pool, with its description in a tooltip. A pool that is not in the loaded list of the silo is looked up
 * separately: there may be more than one page, or it may be unlinked.
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

import type { Instance } from '@console/shared/api';
import { fromGiB, pluralize } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { allPools, poolUtilization } from '../../../networking/floating-ips/queries.ts';
import { siloUtilization } from '../../../storage/disks/queries.ts';
import { NO_DEFAULT_POOL } from '../create/default-pool.ts';
import { headroom } from '../create/demand.ts';

/** The resources that clones need. */
interface Need {
  readonly count: number;
  /** GiB of the disks of one. */
  readonly gib: number;
  readonly isStarted: boolean;
  readonly hasEphemeralIp: boolean;
}

/** Instances without an external address share one for the internet (docs/contract/corrections.md "Second reading"). */
const SHARED_BY = 4;

/**
 * Why there is no room for clones, by the readable quotas and pools; undefined when there is, or when that is unknown. While clones
 * are created, their snapshots count too.
 */
export function useRoom(
  { ncpus, memory }: Instance,
  { count, gib, isStarted, hasEphemeralIp }: Need,
): string | undefined {
  const use = useQuery(siloUtilization()).data;
  const pools = useQuery(allPools()).data;
  const pool = pools?.items.find(({ isDefault }) => isDefault);
  const addresses = useQuery(poolUtilization(pool?.id ?? ''), { enabled: pool !== undefined }).data;
  const running = isStarted ? count : 0;
  const demand = { cpus: running * ncpus, memory: running * memory, storage: fromGiB(gib * (count + 1)) };
  const short = use ? headroom(use, demand, ['cpus', 'memory', 'storage']).short : '';
  if (short !== '') return `The silo has only ${short} left.`;
  if (pools && !pools.isRefused && !pool) return NO_DEFAULT_POOL;
  const needed = hasEphemeralIp ? count : Math.ceil(count / SHARED_BY);
  const free = addresses ? BigInt(addresses.ipv4.capacity) - BigInt(addresses.ipv4.allocated) : undefined;
  return free !== undefined && free < BigInt(needed)
    ? `Pool ${pool?.name} has only ${pluralize(Number(free), 'free address', 'free addresses')}, and the clones need ${needed}.`
    : undefined;
}

import type { Store } from '../../store/store.ts';
import { poolFor, takeAddress } from './pools.ts';

/** Instances that share a source address: each sends from a quarter of its ports. */
export const SHARED_BY = 4;

interface Owner {
  readonly id: string;
  readonly projectId: string;
}

function hasExternalAddress({ tables }: Store, { id }: Owner): boolean {
  return [tables.ephemeralIps, tables.floatingIps].some((table) =>
    table.some((row: { readonly instanceId?: string | null | undefined }) => row.instanceId === id),
  );
}

/**
 * Allocates a quarter of an address of the silo's default pool to an instance without an external address, and releases it when
 * the instance has one. docs/contract/corrections.md "Second reading".
 * @throws MockError 404 without a default pool or a range in it, 507 when no address is left
 */
export function settleSourceAddress(store: Store, instance: Owner): void {
  const { sourceIps, projects } = store.tables;
  if (hasExternalAddress(store, instance)) {
    sourceIps.remove(instance.id);
    return;
  }
  if (sourceIps.get(instance.id) !== undefined) return;
  const pool = poolFor(store, projects.must(instance.projectId).siloId, undefined);
  const sharers = new Map<string, number>();
  for (const { ip, ipPoolId } of sourceIps)
    if (ipPoolId === pool.id) sharers.set(ip, (sharers.get(ip) ?? 0) + 1);
  const [shared] = [...sharers].find(([, count]) => count < SHARED_BY) ?? [];
  const ip = shared ?? takeAddress(store, pool);
  sourceIps.put({ id: instance.id, instanceId: instance.id, ip, ipPoolId: pool.id });
}

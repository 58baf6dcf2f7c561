import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { invalid, MockError } from '../../wire/errors.ts';
import { poolFor, takeAddress } from '../pools/pools.ts';
import { settleSourceAddress } from '../pools/source-addresses.ts';
import type { EphemeralIpRow } from '../../store/rows/compute.ts';

/** Maximum external addresses of an instance. The UI has the same limit. compute sheet 5.4.1. */
export const FLOATING_MAX = 32;

interface Owner {
  readonly id: string;
  readonly projectId: string;
}

/**
 * Attaches the ephemeral address of an instance. docs/contract/server-behaviour.md section 4 "External IPs".
 * @param pool id or name; absent means the silo's default
 * @throws MockError 400 for a second one, 404 without such a pool, 507 when no address is left
 */
export function addEphemeralIp(call: Call, instance: Owner, pool: string | null | undefined): EphemeralIpRow {
  const { ephemeralIps, projects } = call.tables;
  if (ephemeralIps.some((row) => row.instanceId === instance.id))
    throw invalid('an instance has at most one ephemeral IP');
  const chosen = poolFor(call.store, projects.must(instance.projectId).siloId, pool);
  const ip = takeAddress(call.store, chosen);
  const row = ephemeralIps.put({
    id: call.store.newId(),
    instanceId: instance.id,
    ip,
    ipPoolId: chosen.id,
  });
  call.tables.sourceIps.remove(instance.id);
  return row;
}

/**
 * Attaches a floating IP to an instance; repeating it changes nothing. docs/contract/server-behaviour.md section 6 "Floating IPs",
 * corrections "Addresses".
 * @throws MockError 400 when it is attached to another instance, when the instance has failed or has the maximum number
 */
export function attachFloatingIp(call: Call, row: T.FloatingIp, instance: Owner): T.FloatingIp {
  const { floatingIps } = call.tables;
  if (row.instanceId === instance.id) return row;
  if (row.instanceId) throw invalid(`the floating IP "${row.name}" is already attached`);
  if (call.tables.instances.get(instance.id)?.runState === 'failed')
    throw invalid('a floating IP cannot be attached to an instance that is failed');
  if (floatingIps.filter((other) => other.instanceId === instance.id).length >= FLOATING_MAX)
    throw invalid(`an instance has at most ${FLOATING_MAX} floating IPs`);
  const attached = floatingIps.put({ ...row, instanceId: instance.id, timeModified: call.store.now() });
  call.tables.sourceIps.remove(instance.id);
  return attached;
}

/**
 * Gives an instance that may have lost its last external address a source address again. Taking an address away never fails: without
 * a default pool, or with a full one, the instance has none.
 */
export function returnToSource({ store }: Call, instance: Owner): void {
  try {
    settleSourceAddress(store, instance);
  } catch (error) {
    if (!(error instanceof MockError)) throw error;
  }
}

import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { poolFor, takeAddress } from '../pools/pools.ts';
import type { EphemeralIpRow } from '../../store/rows/compute.ts';

/** The UI has the same limit. compute sheet 5.4.1. */
const FLOATING_MAX = 32;

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
  return ephemeralIps.put({ id: call.store.newId(), instanceId: instance.id, ip, ipPoolId: chosen.id });
}

/**
 * Attaches a floating IP to an instance; repeating it changes nothing. docs/contract/server-behaviour.md section 6 "Floating IPs",
 * corrections "Addresses".
 * @throws MockError 400 when it is attached to another instance, or when the instance has the maximum number
 */
export function attachFloatingIp(call: Call, row: T.FloatingIp, instance: Owner): T.FloatingIp {
  const { floatingIps } = call.tables;
  if (row.instanceId === instance.id) return row;
  if (row.instanceId) throw invalid(`the floating IP "${row.name}" is already attached`);
  if (floatingIps.filter((other) => other.instanceId === instance.id).length >= FLOATING_MAX)
    throw invalid(`an instance has at most ${FLOATING_MAX} floating IPs`);
  return floatingIps.put({ ...row, instanceId: instance.id, timeModified: call.store.now() });
}

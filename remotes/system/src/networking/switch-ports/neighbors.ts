import type { LldpNeighbor, ManagementAddress } from '@console/shared/api';

/** Milliseconds without an LLDP message after which a neighbor is stale; neighbors send one every 30 seconds. */
export const STALE_AFTER = 120_000;

/** An address of a neighbor: an IP address, or bytes as `02:5e:10`. */
export function managementText({ addr }: ManagementAddress): string {
  if ('ipAddr' in addr) return addr.ipAddr;
  return addr.iEEE802.map((byte) => byte.toString(16).padStart(2, '0')).join(':');
}

/** Whether the last message of a neighbor is too old. The time is a string in the response (docs/screens/operator.md section 0.5). */
export const isStale = ({ lastSeen }: Pick<LldpNeighbor, 'lastSeen'>, now: number): boolean =>
  now - new Date(lastSeen).getTime() > STALE_AFTER;

/** The name of a neighbor: that of its system, else its chassis. */
export const neighborName = ({ systemName, chassisId }: LldpNeighbor): string => systemName || chassisId;

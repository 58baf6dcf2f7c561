import type { T } from './api.ts';

/** Rows of hardware; as in `rows.ts`, members the contract does not name never leave the server. */

/** A sled that is plugged in and not yet part of the system. */
export interface UninitializedSledRow extends T.UninitializedSled {
  readonly id: string;
  readonly usableHardwareThreads: number;
  readonly usablePhysicalRam: number;
}

/** What belongs to a switch port beside its settings; `id` is the id of the port. */
export interface PortLinkRow {
  readonly id: string;
  /** A cable leads from it to something that is switched on. */
  readonly cabled: boolean;
  readonly lldp: T.LldpLinkConfig;
}

/** What stands at the other end of a cable and says so. It is heard while LLDP is on and the link is up. */
export interface LldpNeighborRow extends Omit<T.LldpNeighbor, 'firstSeen' | 'lastSeen' | 'localPort'> {
  readonly id: string;
  readonly portId: string;
  /** When the cable was plugged in. */
  readonly since: Date;
}

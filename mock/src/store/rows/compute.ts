import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

export interface InstanceRow extends T.Instance {
  /** Keys chosen at creation. */
  readonly sshKeyIds: readonly string[];
  readonly userData: string;
  /** Null while it runs on no sled. */
  readonly sledId: string | null;
  /** When it had a virtual machine, oldest first. Metrics exist for these times only. */
  readonly runs: readonly Run[];
}

/** A time with a virtual machine; `to` is null while it lasts. */
export interface Run {
  readonly from: Date;
  readonly to: Date | null;
}

/** The serial output of an instance since its start. docs/contract/server-behaviour.md section 10. */
export interface ConsoleRow {
  /** Id of the instance. */
  readonly id: string;
  /** The last bytes, one character each. */
  readonly kept: string;
  /** Number of all bytes, kept or not. */
  readonly total: number;
}

export interface EphemeralIpRow {
  readonly id: string;
  readonly instanceId: string;
  readonly ip: string;
  readonly ipPoolId: string;
}

/** The address from which an instance without an external one sends; several instances share it. */
export interface SourceIpRow {
  /** Id of the instance. */
  readonly id: string;
  readonly instanceId: string;
  readonly ip: string;
  readonly ipPoolId: string;
}

export interface GroupMemberRow {
  readonly id: string;
  readonly groupId: string;
  readonly instanceId: string;
}

/** The tables of this folder's subject. */
export const computeTables = (table: NewTable) => ({
  instances: table<InstanceRow>(),
  consoles: table<ConsoleRow>(),
  interfaces: table<T.InstanceNetworkInterface>(),
  ephemeralIps: table<EphemeralIpRow>(),
  sourceIps: table<SourceIpRow>(),
  affinityGroups: table<T.AffinityGroup>(),
  affinityMembers: table<GroupMemberRow>(),
  antiAffinityGroups: table<T.AntiAffinityGroup>(),
  antiAffinityMembers: table<GroupMemberRow>(),
});

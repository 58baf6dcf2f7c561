import type { T } from './api.ts';

/** Rows are the API's own objects plus what only the server knows. The extra members never leave it: see `SchemaSet.shape`. */

export interface SiloRow extends T.Silo {
  readonly quotas: T.VirtualResourceCounts;
}

export interface UserRow extends T.User {
  /** Name for local login, unique in the silo. */
  readonly externalId: string;
  /** Absent: cannot log in with a password. */
  readonly password?: string | undefined;
}

export interface GroupRow extends T.Group {
  readonly userIds: readonly string[];
}

export type RoleName = 'admin' | 'collaborator' | 'viewer';

/** One line of a policy. `scopeId` is a silo's or project's id, or the fleet's. */
export interface RoleRow {
  readonly id: string;
  readonly scopeId: string;
  readonly identityId: string;
  readonly identityType: T.IdentityType;
  readonly roleName: RoleName;
}

export interface SessionRow {
  /** The token itself. */
  readonly id: string;
  readonly userId: string;
}

/** A running device login. server-behaviour 10. */
export interface DeviceCodeRow {
  /** The code the program polls with. */
  readonly id: string;
  readonly userCode: string;
  readonly clientId: string;
  readonly expires: Date;
  /** Set once the user has confirmed. */
  readonly userId?: string | undefined;
}

export interface ProjectRow extends T.Project {
  readonly siloId: string;
}

export interface InstanceRow extends T.Instance {
  /** Keys chosen at creation. */
  readonly sshKeyIds: readonly string[];
  readonly userData: string;
  /** Null while it runs nowhere. */
  readonly sledId: string | null;
  /** When it had a virtual machine, oldest first. Metrics exist for these times only. */
  readonly runs: readonly Run[];
}

/** A time with a virtual machine; `to` is null while it lasts. */
export interface Run {
  readonly from: Date;
  readonly to: Date | null;
}

/** What the serial port of an instance has put out since its start. server-behaviour 10. */
export interface ConsoleRow {
  /** Id of the instance. */
  readonly id: string;
  /** The last bytes, one character each. */
  readonly kept: string;
  /** Number of all bytes, kept or not. */
  readonly total: number;
}

interface Due {
  readonly due: Date;
}

interface Chain<State> {
  readonly to: State;
  /** What follows, after `ms` more. */
  readonly then?: { readonly to: State; readonly ms: number } | undefined;
}

/** A state change that is due later; at most one per instance, disk, snapshot, support bundle or webhook delivery. */
export type TransitionRow =
  /** `id` is the id of the thing that changes. */
  | ({ readonly id: string; readonly kind: 'instance' } & Due & Chain<T.InstanceState>)
  | ({ readonly id: string; readonly kind: 'disk' } & Due & Chain<'detached'>)
  | ({ readonly id: string; readonly kind: 'snapshot' } & Due & Chain<'ready'>)
  | ({ readonly id: string; readonly kind: 'support-bundle' } & Due & Chain<'active' | 'gone'>)
  /** The next attempt of the delivery. */
  | ({ readonly id: string; readonly kind: 'webhook-delivery' } & Due);

export interface EphemeralIpRow {
  readonly id: string;
  readonly instanceId: string;
  readonly ip: string;
  readonly ipPoolId: string;
}

export interface ImageRow extends T.Image {
  readonly siloId: string;
}

export interface SnapshotRow extends T.Snapshot {
  /** Of the disk it was made from, which may be gone. */
  readonly blockSize: number;
}

export interface IpPoolRow extends T.IpPool {
  /** The pool of the platform's own services: only the `ipPoolService…` calls see it, and it is linked to no silo. */
  readonly internal?: true | undefined;
}

/** An address that a service of the platform answers on. */
export interface ServiceAddressRow {
  readonly id: string;
  readonly service: string;
  readonly ip: string;
  readonly ipPoolId: string;
}

/** Who may reach the platform's services; one row, its id is the fleet's. Without it everybody may. */
export interface AllowListRow extends T.AllowList {
  readonly id: string;
}

export interface ProbeRow extends T.Probe {
  readonly projectId: string;
  /** The address outside, and the pool it is from. */
  readonly ip: string;
  readonly ipPoolId: string;
  /** The end inside the project. */
  readonly nic: {
    readonly id: string;
    readonly subnetId: string;
    readonly ip: string;
    readonly mac: string;
  };
}

export interface PoolLinkRow extends T.IpPoolSiloLink {
  readonly id: string;
}

export interface GroupMemberRow {
  readonly id: string;
  readonly groupId: string;
  readonly instanceId: string;
}

export interface IdpRow extends T.SamlIdentityProvider {
  readonly siloId: string;
  readonly providerType: T.IdentityProviderType;
}

export interface CertificateRow extends T.Certificate {
  readonly siloId: string;
}

export interface SwitchPortRow extends T.SwitchPort {
  readonly portSettingsId: string | null;
  /** When the settings were applied; BGP sessions begin then. Null without settings. */
  readonly timeSettingsApplied: Date | null;
}

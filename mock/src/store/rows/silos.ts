import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

export interface SiloRow extends T.Silo {
  readonly quotas: T.VirtualResourceCounts;
}

export interface UserRow extends T.User {
  /** Name for local login, unique in the silo. */
  readonly externalId: string;
  /** Absent: cannot sign in with a password. */
  readonly password?: string | undefined;
}

export interface GroupRow extends T.Group {
  readonly userIds: readonly string[];
}

export type RoleName = 'admin' | 'collaborator' | 'viewer';

/** One assignment of a policy. `scopeId` is the id of a silo, a project or the fleet. */
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
  /** Time of the sign-in; absent for the token of a device, which does not end. */
  readonly opened?: Date;
  /** Time of a recent request: exact to a minute. */
  readonly used?: Date;
}

/** A running device login. docs/contract/server-behaviour.md section 10. */
export interface DeviceCodeRow {
  /** The code with which the program polls. */
  readonly id: string;
  readonly userCode: string;
  readonly clientId: string;
  readonly expires: Date;
  /** Set once the user has confirmed. */
  readonly userId?: string | undefined;
  /** Set once the program has fetched it; it may fetch it again. */
  readonly token?: string | undefined;
}

export interface ProjectRow extends T.Project {
  readonly siloId: string;
}

export interface IdpRow extends T.SamlIdentityProvider {
  readonly siloId: string;
  readonly providerType: T.IdentityProviderType;
}

export interface CertificateRow extends T.Certificate {
  readonly siloId: string;
}

/** The tables of this folder's subject. */
export const silosTables = (table: NewTable) => ({
  silos: table<SiloRow>(),
  users: table<UserRow>(),
  groups: table<GroupRow>(),
  roles: table<RoleRow>(),
  sessions: table<SessionRow>(),
  deviceCodes: table<DeviceCodeRow>(),
  sshKeys: table<T.SshKey>(),
  identityProviders: table<IdpRow>(),
  certificates: table<CertificateRow>(),
  projects: table<ProjectRow>(),
  builtinUsers: table<T.UserBuiltin>(),
});

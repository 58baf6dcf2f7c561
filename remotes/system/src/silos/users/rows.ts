import type { SiloRolePolicy, User } from '@console/shared/api';

/** A user as a row: tables and actions identify rows by `name`. */
export interface UserRow extends User {
  readonly name: string;
}

export const rowsOf = (users: readonly User[]): UserRow[] =>
  users.map((user) => ({ ...user, name: user.displayName }));

/** A user's direct roles in the silo, without those of groups. */
export const rolesOf = (policy: SiloRolePolicy, userId: string): readonly string[] =>
  policy.roleAssignments
    .filter(({ identityType, identityId }) => identityType === 'silo_user' && identityId === userId)
    .map(({ roleName }) => roleName);

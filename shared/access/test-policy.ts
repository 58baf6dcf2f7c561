import type { Assignment, Policy } from './policy.ts';
import type { Role } from './roles.ts';

/** The role of a user. */
export const user = (identityId: string, roleName: Role): Assignment => ({
  identityId,
  identityType: 'silo_user',
  roleName,
});

/** The role of a group. */
export const group = (identityId: string, roleName: Role): Assignment => ({
  identityId,
  identityType: 'silo_group',
  roleName,
});

/** A policy with these assignments. */
export const policy = (...roleAssignments: Assignment[]): Policy => ({ roleAssignments });

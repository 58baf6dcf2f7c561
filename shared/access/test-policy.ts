import type { Assignment, Policy } from './policy.ts';
import type { Role } from './roles.ts';

export const user = (identityId: string, roleName: Role): Assignment => ({
  identityId,
  identityType: 'silo_user',
  roleName,
});

export const group = (identityId: string, roleName: Role): Assignment => ({
  identityId,
  identityType: 'silo_group',
  roleName,
});

export const policy = (...roleAssignments: Assignment[]): Policy => ({ roleAssignments });

import type { SiloRolePolicy, SiloRoleRoleAssignment } from '@console/shared/api';
import { type Role, roleOrder } from './roles.ts';

/** A policy of the fleet, a silo or a project: the three have the same shape. */
export type Policy = SiloRolePolicy;

/** An assignment of a policy: an identity and its role. */
export type Assignment = SiloRoleRoleAssignment;

/** A user or a group, as policies refer to it. */
export type Identity = Pick<Assignment, 'identityId' | 'identityType'>;

/** Maximum number of assignments in a policy (docs/contract/corrections.md "Policies, instances"). */
export const ASSIGNMENTS_MAX = 64;

/** A change of the roles of one identity: the new role, or none, and the roles that it replaces. Its other roles are kept. */
export interface Intent extends Identity {
  readonly replaces: readonly Role[];
  readonly role: Role | undefined;
}

/** The policy without some roles of an identity. Does not change the given policy. */
const removeRoles = ({ roleAssignments }: Policy, identityId: string, roles: readonly Role[]): Policy => ({
  roleAssignments: roleAssignments.filter(
    (one) => one.identityId !== identityId || !roles.includes(one.roleName),
  ),
});

/** The policy after a change (docs/screens/network-access.md section 9). */
export function applyIntent(policy: Policy, { identityId, identityType, replaces, role }: Intent): Policy {
  const { roleAssignments } = removeRoles(policy, identityId, replaces);
  const isThere = roleAssignments.some((one) => one.identityId === identityId && one.roleName === role);
  if (role === undefined || isThere) return { roleAssignments };
  return { roleAssignments: [...roleAssignments, { identityId, identityType, roleName: role }] };
}

/** An identity of a policy with its roles, strongest first; the server lets it have several. */
export interface PolicyLine extends Identity {
  readonly roles: readonly Role[];
}

const compareRoles = (a: Role, b: Role): number => roleOrder(a) - roleOrder(b) || a.localeCompare(b);

/** One line for each identity of a policy. */
export function linesOf({ roleAssignments }: Policy): readonly PolicyLine[] {
  const lines = new Map<string, PolicyLine>();
  for (const { identityId, identityType, roleName } of roleAssignments) {
    const roles = [...(lines.get(identityId)?.roles ?? []), roleName].toSorted(compareRoles);
    lines.set(identityId, { identityId, identityType, roles });
  }
  return [...lines.values()];
}

export const policyOf = (lines: readonly PolicyLine[]): Policy => ({
  roleAssignments: lines.flatMap(({ roles, ...identity }) =>
    roles.map((roleName) => ({ ...identity, roleName })),
  ),
});

/** The roles of one identity in a policy, strongest first. */
export const rolesOf = (policy: Policy, identityId: string): readonly Role[] =>
  linesOf(policy).find((line) => line.identityId === identityId)?.roles ?? [];

export interface PolicyChange extends Identity {
  readonly before: readonly Role[];
  readonly now: readonly Role[];
}

/**
 * The differences between two states of a policy. Compared as sets: the server may return a policy in another order than it was
 * sent (docs/contract/corrections.md).
 */
export function changesBetween(before: Policy, now: Policy): readonly PolicyChange[] {
  const both = linesOf({ roleAssignments: [...before.roleAssignments, ...now.roleAssignments] });
  return both.flatMap(({ identityId, identityType }) => {
    const change = {
      identityId,
      identityType,
      before: rolesOf(before, identityId),
      now: rolesOf(now, identityId),
    };
    return change.before.join() === change.now.join() ? [] : [change];
  });
}

/** Whether two states of a policy are equal. */
export const isSamePolicy = (one: Policy, other: Policy): boolean => changesBetween(one, other).length === 0;

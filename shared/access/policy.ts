import type { SiloRolePolicy, SiloRoleRoleAssignment } from '@console/shared/api';
import type { Role } from './roles.ts';

/** A policy of the fleet, a silo or a project: the three have the same shape. */
export type Policy = SiloRolePolicy;

/** An assignment of a policy: an identity and its role. */
export type Assignment = SiloRoleRoleAssignment;

/** A user or a group, as policies refer to it. */
export type Identity = Pick<Assignment, 'identityId' | 'identityType'>;

/** Maximum number of assignments in a policy (docs/contract/corrections.md "Policies, instances"). */
export const ASSIGNMENTS_MAX = 64;

/** A change of one assignment: the new role of an identity, or none. */
export interface Intent extends Identity {
  readonly role: Role | undefined;
}

/** The policy without the assignments of an identity. Does not change the given policy. */
export const removeRole = ({ roleAssignments }: Policy, identityId: string): Policy => ({
  roleAssignments: roleAssignments.filter((one) => one.identityId !== identityId),
});

/** The policy with exactly one role for an identity (docs/screens/network-access.md section 9). */
export const setRole = (policy: Policy, { identityId, identityType }: Identity, roleName: Role): Policy => ({
  roleAssignments: [
    ...removeRole(policy, identityId).roleAssignments,
    { identityId, identityType, roleName },
  ],
});

/** The policy after a change. */
export const applyIntent = (policy: Policy, { role, ...identity }: Intent): Policy =>
  role === undefined ? removeRole(policy, identity.identityId) : setRole(policy, identity, role);

/** The roles of each identity. */
const lines = ({ roleAssignments }: Policy): ReadonlyMap<string, Assignment> =>
  new Map(roleAssignments.map((one) => [one.identityId, one]));

/** A changed assignment of a policy. */
export interface PolicyChange extends Identity {
  readonly before: Role | undefined;
  readonly now: Role | undefined;
}

/**
 * The differences between two states of a policy. Compared as sets: the server may return a policy in another order than it was
 * sent (docs/contract/corrections.md).
 */
export function changesBetween(before: Policy, now: Policy): readonly PolicyChange[] {
  const old = lines(before);
  const fresh = lines(now);
  return [...new Map([...old, ...fresh]).values()].flatMap(({ identityId, identityType }) => {
    const change = {
      identityId,
      identityType,
      before: old.get(identityId)?.roleName,
      now: fresh.get(identityId)?.roleName,
    };
    return change.before === change.now ? [] : [change];
  });
}

/** Whether two states of a policy are equal. */
export const isSamePolicy = (one: Policy, other: Policy): boolean => changesBetween(one, other).length === 0;

import type { SiloRolePolicy, SiloRoleRoleAssignment } from '@console/shared/api';
import type { Role } from './roles.ts';

/** A policy of the fleet, a silo or a project: the three have the same shape. */
export type Policy = SiloRolePolicy;

/** One line of a policy: an identity and its role. */
export type Assignment = SiloRoleRoleAssignment;

/** A user or a group, as policies name it. */
export type Identity = Pick<Assignment, 'identityId' | 'identityType'>;

/** The most assignments a policy holds (docs/contract/corrections.md "Policies, instances"). */
export const ASSIGNMENTS_MAX = 64;

/** A change of one line: the role an identity shall have, or none. */
export interface Intent extends Identity {
  readonly role: Role | undefined;
}

/** The policy without any assignment of an identity. The policy given stays as it is. */
export const removeRole = ({ roleAssignments }: Policy, identityId: string): Policy => ({
  roleAssignments: roleAssignments.filter((one) => one.identityId !== identityId),
});

/** The policy in which an identity has one role, whatever it had (docs/screens/network-access.md section 9). */
export const setRole = (policy: Policy, { identityId, identityType }: Identity, roleName: Role): Policy => ({
  roleAssignments: [
    ...removeRole(policy, identityId).roleAssignments,
    { identityId, identityType, roleName },
  ],
});

/** The policy after a change. */
export const applyIntent = (policy: Policy, { role, ...identity }: Intent): Policy =>
  role === undefined ? removeRole(policy, identity.identityId) : setRole(policy, identity, role);

/** What a policy says of each identity. */
const lines = ({ roleAssignments }: Policy): ReadonlyMap<string, Assignment> =>
  new Map(roleAssignments.map((one) => [one.identityId, one]));

/** A line of a policy that is not what it was. */
export interface PolicyChange extends Identity {
  readonly before: Role | undefined;
  readonly now: Role | undefined;
}

/**
 * What has changed from one state of a policy to another. Compared as sets: a policy may come back in another order than it
 * was sent (docs/contract/corrections.md).
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

/** Whether two states of a policy say the same. */
export const isSamePolicy = (one: Policy, other: Policy): boolean => changesBetween(one, other).length === 0;

import { type Grant, grantsOf, type Named, type Scope, type ScopedPolicy } from './effective.ts';
import type { Assignment, Policy } from './policy.ts';
import { compareAssignments, type Role } from './roles.ts';

/** The users and groups whose names are known. */
export interface Directory {
  readonly users: readonly Named[];
  readonly groups: readonly Named[];
}

/** Members of groups, by the id of the group; a group that is absent is unknown. */
export type Members = ReadonlyMap<string, readonly Named[]>;

export interface AccessRow {
  readonly id: string;
  /** Display name; the id of an unknown identity. */
  readonly name: string;
  readonly isKnown: boolean;
  readonly identityType: Assignment['identityType'];
  /** All roles, direct and through groups, strongest first. */
  readonly grants: readonly Grant[];
  /** The roles in the edited policy, strongest first; empty when all come from elsewhere. */
  readonly roles: readonly Role[];
}

/** The groups of a user, among those whose members are known. */
export const groupsOf = (user: string, groups: readonly Named[], members: Members): readonly Named[] =>
  groups.filter(({ id }) => members.get(id)?.some((member) => member.id === user));

/**
 * One row for each identity of any of the policies; groups first, then by name. `edited` is the scope of the policy that the list
 * edits (docs/screens/network-access.md sections 9 and 10).
 */
export function accessRows(
  policies: readonly ScopedPolicy[],
  edited: Scope,
  { users, groups }: Directory,
  members: Members = new Map(),
): readonly AccessRow[] {
  const names = new Map([...users, ...groups].map(({ id, displayName }) => [id, displayName]));
  const identities = new Map(
    policies.flatMap(({ policy }) => policy.roleAssignments).map((one) => [one.identityId, one]),
  );
  return [...identities.values()]
    .map(({ identityId: id, identityType }) => {
      const name = names.get(id);
      const grants = grantsOf(policies, id, groupsOf(id, groups, members));
      return {
        id,
        name: name ?? id,
        isKnown: name !== undefined,
        identityType,
        grants,
        roles: grants.filter(({ scope, group }) => scope === edited && !group).map(({ role }) => role),
      };
    })
    .toSorted(compareAssignments);
}

/** An identity to which a role can be granted. */
export interface Assignable extends Named {
  readonly identityType: Assignment['identityType'];
}

/** Groups, then users, without an assignment in the policy itself; also those with a role from elsewhere. */
export function assignable(policy: Policy, { users, groups }: Directory): readonly Assignable[] {
  const taken = new Set(policy.roleAssignments.map(({ identityId }) => identityId));
  return [
    ...groups.map((group): Assignable => ({ ...group, identityType: 'silo_group' })),
    ...users.map((user): Assignable => ({ ...user, identityType: 'silo_user' })),
  ]
    .filter(({ id }) => !taken.has(id))
    .toSorted((a, b) => compareAssignments({ ...a, name: a.displayName }, { ...b, name: b.displayName }));
}

import type { Assignment, Policy } from './policy.ts';
import { type Role, roleOrder, strongestRole } from './roles.ts';

export type Scope = 'fleet' | 'silo' | 'project';

/** A user or a group with its name. */
export interface Named {
  readonly id: string;
  readonly displayName: string;
}

export interface ScopedPolicy {
  readonly scope: Scope;
  readonly policy: Policy;
}

/** A role of an identity, and its source. */
export interface Grant {
  readonly scope: Scope;
  readonly role: Role;
  /** The group that confers it; absent when it is direct. */
  readonly group?: Named;
}

/** The strongest role of a list of assignments; undefined for an empty list. */
export const effectiveRole = (assignments: readonly Assignment[]): Role | undefined =>
  strongestRole(assignments.map(({ roleName }) => roleName));

/** The strongest role of some identities in any of the policies; null for none. The caller handles unknown input. */
export function roleOfPerson(policies: readonly Policy[], ids: readonly string[]): Role | null {
  const wanted = new Set(ids);
  const own = policies.flatMap(({ roleAssignments }) =>
    roleAssignments.filter(({ identityId }) => wanted.has(identityId)),
  );
  return effectiveRole(own) ?? null;
}

const SCOPES = ['fleet', 'silo', 'project'] as const;

/** Strongest first; of equal ones the wider scope, then direct ones. */
export const compareGrants = (a: Grant, b: Grant): number =>
  roleOrder(a.role) - roleOrder(b.role) ||
  SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope) ||
  Number(a.group !== undefined) - Number(b.group !== undefined);

/**
 * All roles of an identity in the policies, direct and through groups, strongest first; silo before project when they are equal
 * (docs/screens/network-access.md section 10).
 */
export function grantsOf(
  policies: readonly ScopedPolicy[],
  id: string,
  groups: readonly Named[] = [],
): readonly Grant[] {
  const known = new Map(groups.map((group) => [group.id, group]));
  const grants = policies.flatMap(({ scope, policy }) =>
    policy.roleAssignments.flatMap(({ identityId, roleName }): Grant[] => {
      if (identityId === id) return [{ scope, role: roleName }];
      const group = known.get(identityId);
      return group ? [{ scope, role: roleName, group }] : [];
    }),
  );
  return grants.toSorted(compareGrants);
}

/** Whether one role includes another: admin includes collaborator includes viewer. */
export const includesRole = (role: Role | null | undefined, wanted: Role): boolean =>
  role !== null && role !== undefined && roleOrder(role) <= roleOrder(wanted);

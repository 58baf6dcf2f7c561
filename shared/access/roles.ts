/** Roles from strong to weak; the index is the rank in the specification. */
export const ROLES = ['admin', 'collaborator', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** Rank of a role, 0 being the strongest. An unknown role of a newer server ranks last. */
export function roleOrder(role: string): number {
  const index = ROLES.findIndex((known) => known === role);
  return index < 0 ? ROLES.length : index;
}

/** The strongest of the given roles; `undefined` for an empty list. */
export function strongestRole<R extends string>(roles: readonly R[]): R | undefined {
  return roles.toSorted((a, b) => roleOrder(a) - roleOrder(b))[0];
}

/** The fields that {@link compareAssignments} compares. */
export type NamedIdentity = {
  readonly identityType: 'silo_user' | 'silo_group';
  readonly name: string;
};

/** Order of access lists: groups before users, then by name. */
export function compareAssignments(a: NamedIdentity, b: NamedIdentity): number {
  if (a.identityType !== b.identityType) return a.identityType === 'silo_group' ? -1 : 1;
  return String(a.name).localeCompare(String(b.name));
}

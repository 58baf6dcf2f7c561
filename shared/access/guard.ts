import type { Silo } from '@console/shared/api';
import { includesRole, type Named, roleOfPerson } from './effective.ts';
import type { Policy } from './policy.ts';
import type { Members } from './rows.ts';
import { type Role, ROLES, strongestRole } from './roles.ts';

/** The current user, as policies can refer to them. */
export interface Me {
  readonly id: string;
  readonly groups: readonly Named[];
}

const idsOf = ({ id, groups }: Me): readonly string[] => [id, ...groups.map((group) => group.id)];

/** The role of the user in some policies; undefined until the user and the policies are known. */
export const roleOfMe = (
  me: Me | undefined,
  ...policies: readonly (Policy | undefined)[]
): Role | null | undefined => {
  const known = policies.filter((policy) => policy !== undefined);
  return me && known.length === policies.length ? roleOfPerson(known, idsOf(me)) : undefined;
};

/** The data from which a user's fleet role is derived. */
export interface FleetFacts {
  readonly me: Me | undefined;
  readonly fleetPolicy: Policy | undefined;
  readonly silo: Pick<Silo, 'mappedFleetRoles'> | undefined;
  readonly siloPolicy: Policy | undefined;
}

/**
 * The fleet role of the user: assigned, or mapped from a role on their silo. Undefined when data is missing: then nothing is
 * disabled (docs/screens/operator.md section 0.1).
 */
export function fleetRole({ me, fleetPolicy, silo, siloPolicy }: FleetFacts): Role | null | undefined {
  // A server of another version may not report the mapping
  if (!me || !fleetPolicy || !silo?.mappedFleetRoles || !siloPolicy) return undefined;
  const onSilo = roleOfPerson([siloPolicy], idsOf(me));
  const mapped = ROLES.filter((role) => includesRole(onSilo, role)).flatMap(
    (role) => silo.mappedFleetRoles[role] ?? [],
  );
  const direct = roleOfPerson([fleetPolicy], idsOf(me));
  return strongestRole([...mapped, ...(direct ? [direct] : [])].filter(isRole)) ?? null;
}

const isRole = (role: string): boolean => ROLES.some((known) => known === role);

/** Whether a user has a role on a project: through the project, or as collaborator of the silo, who acts as its admin. */
export const hasProjectRole = (needed: Role, onProject: Role | null, onSilo: Role | null): boolean =>
  includesRole(onProject, needed) || includesRole(onSilo, 'collaborator');

/**
 * Whether a user has a role at least as strong as `needed` in the old policies but not in the new ones, directly or through a group
 * (docs/screens/network-access.md section 17, B-A4).
 */
export function losesRole(
  me: Me | undefined,
  before: Policy,
  after: Policy,
  needed: Role = 'admin',
): boolean {
  return includesRole(roleOfMe(me, before), needed) && !includesRole(roleOfMe(me, after), needed);
}

/** Whether a policy has an admin: a group that is known to be empty does not count. */
export const hasAdmin = ({ roleAssignments }: Policy, members: Members = new Map()): boolean =>
  roleAssignments.some(
    ({ roleName, identityId }) => roleName === 'admin' && members.get(identityId)?.length !== 0,
  );

/** Whether a change removes the last admin. */
export const losesLastAdmin = (before: Policy, after: Policy, members?: Members): boolean =>
  hasAdmin(before, members) && !hasAdmin(after, members);

import type { Policy, Role } from '@console/shared/access';

/** People and groups named at most. */
const NAMED = 3;

/**
 * What a person without a fleet role is told: the role that is missing, and who can grant it.
 * @param known people and groups that have a name here
 */
export function refusalOf(
  needed: Role,
  policy: Policy | undefined,
  known: readonly { readonly id: string; readonly displayName: string }[],
): string {
  const admins = (policy?.roleAssignments ?? []).filter(({ roleName }) => roleName === 'admin');
  const names = known
    .filter(({ id }) => admins.some(({ identityId }) => identityId === id))
    .map(({ displayName }) => displayName)
    .slice(0, NAMED);
  return `Needs the fleet ${needed} role. Ask ${names.join(' or ') || 'an administrator of the fleet'}`;
}

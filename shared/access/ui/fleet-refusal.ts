import type { Policy } from '../policy.ts';
import type { Role } from '../roles.ts';

/** Maximum number of people and groups that are named. */
const NAMED = 3;

/**
 * The message for a user without a fleet role: the missing role, and who can grant it.
 * @param known people and groups whose names are known
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

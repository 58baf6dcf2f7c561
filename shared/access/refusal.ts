import type { Scope, ScopedPolicy } from './effective.ts';
import type { Directory } from './rows.ts';

/** Maximum number of users and groups that are named. */
const NAMED = 3;

/** Whether a role allows granting roles: admins do, and in a project also collaborators of its silo, who act as its admins. */
const canGrant = (scope: Scope, at: Scope, role: string): boolean =>
  (at === scope && role === 'admin') ||
  (at === 'silo' && scope === 'project' && (role === 'admin' || role === 'collaborator'));

/**
 * The message for a user without a role: the missing role, and who can grant it, groups first.
 * @param needs `Needs the project admin role`
 * @param policies those that are known
 * @param known groups and users whose names are known
 */
export function refusalOf(
  needs: string,
  scope: Scope,
  policies: readonly ScopedPolicy[],
  known: Directory,
): string {
  const ids = new Set(
    policies.flatMap(({ scope: at, policy }) =>
      policy.roleAssignments
        .filter(({ roleName }) => canGrant(scope, at, roleName))
        .map(({ identityId }) => identityId),
    ),
  );
  const names = [known.groups, known.users].flatMap((list) =>
    list
      .filter(({ id }) => ids.has(id))
      .map(({ displayName }) => displayName)
      .toSorted((a, b) => a.localeCompare(b)),
  );
  return `${needs}. Ask ${names.slice(0, NAMED).join(' or ') || `an administrator of the ${scope}`}`;
}

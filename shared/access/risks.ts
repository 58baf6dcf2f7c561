import { includesRole, type Scope } from './effective.ts';
import { hasProjectRole, losesLastAdmin, losesRole, type Me, roleOfMe } from './guard.ts';
import type { Policy } from './policy.ts';
import type { Members } from './rows.ts';

/** The consequences of a change that are hard to undo. */
export interface Risks {
  /** The user could no longer change this access. */
  readonly losesOwn: boolean;
  /** No known user could. */
  readonly losesLast: boolean;
}

/** A change, and the data to evaluate it. */
export interface RiskFacts {
  readonly scope: Scope;
  readonly me: Me | undefined;
  readonly before: Policy;
  readonly after: Policy;
  /** The policy of the silo, for a project. */
  readonly inherited?: Policy | undefined;
  readonly members?: Members;
  /** Whether there is an admin by other means, such as a role mapping. */
  readonly hasOtherAdmins?: boolean;
}

/** Whether anyone manages the access of a project by a role on the silo. */
const hasSiloManager = (silo: Policy | undefined, members: Members | undefined): boolean =>
  silo?.roleAssignments.some(
    ({ roleName, identityId }) =>
      includesRole(roleName, 'collaborator') && members?.get(identityId)?.length !== 0,
  ) ?? true;

/**
 * Self-lockout and loss of the last admin, through direct assignments or groups (docs/screens/network-access.md section 17, B-L10
 * and B-A4). Unknown facts count as no risk.
 */
export function risksOf(facts: RiskFacts): Risks {
  const { scope, me, before, after, inherited, members, hasOtherAdmins = false } = facts;
  if (scope !== 'project')
    return {
      losesOwn: losesRole(me, before, after),
      losesLast: !hasOtherAdmins && losesLastAdmin(before, after, members),
    };
  const onSilo = inherited ? roleOfMe(me, inherited) : undefined;
  const manages = (policy: Policy) => {
    const own = roleOfMe(me, policy);
    return own !== undefined && onSilo !== undefined && hasProjectRole('admin', own, onSilo);
  };
  return {
    losesOwn: manages(before) && !manages(after),
    losesLast: !hasSiloManager(inherited, members) && losesLastAdmin(before, after, members),
  };
}

import { includesRole, type Scope } from './effective.ts';
import { losesLastAdmin, losesRole, type Me, mayManageProject, roleOfMe } from './guard.ts';
import type { Policy } from './policy.ts';
import type { Members } from './rows.ts';

/** What a change would take away that is hard to get back. */
export interface Risks {
  /** The person could not change this access any more. */
  readonly losesOwn: boolean;
  /** Nobody could, as far as is known. */
  readonly losesLast: boolean;
}

/** A change, and what has to be known to judge it. */
export interface RiskFacts {
  readonly scope: Scope;
  readonly me: Me | undefined;
  readonly before: Policy;
  readonly after: Policy;
  /** The policy of the silo, for a project. */
  readonly inherited?: Policy | undefined;
  readonly members?: Members;
  /** Somebody is admin by other means, such as a role mapping. */
  readonly hasOtherAdmins?: boolean;
}

/** Whether a project has somebody who manages its access by a role on the silo. */
const hasSiloManager = (silo: Policy | undefined, members: Members | undefined): boolean =>
  silo?.roleAssignments.some(
    ({ roleName, identityId }) =>
      includesRole(roleName, 'collaborator') && members?.get(identityId)?.length !== 0,
  ) ?? true;

/**
 * Self-lockout and loss of the last admin, by an assignment of the person or of a group (docs/screens/network-access.md
 * section 17, B-L10 and B-A4). What is not known is no risk.
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
    return own !== undefined && onSilo !== undefined && mayManageProject(own, onSilo);
  };
  return {
    losesOwn: manages(before) && !manages(after),
    losesLast: !hasSiloManager(inherited, members) && losesLastAdmin(before, after, members),
  };
}

import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { findProject, findSilo, ownSilo } from '../find.ts';
import { FLEET_ID } from '../../store/store.ts';

type Policy = T.SiloRolePolicy;

/** corrections "Policies, instances". */
const ASSIGNMENTS_MAX = 64;

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted by role, then by identity, for any order in the request. corrections "Policies, instances". */
function policyOf(call: Call, scopeId: string): Policy {
  const rows = call.tables.roles.filter((row) => row.scopeId === scopeId);
  return {
    roleAssignments: rows
      .map(({ identityId, identityType, roleName }) => ({ identityId, identityType, roleName }))
      .sort((a, b) => order(a.roleName, b.roleName) || order(a.identityId, b.identityId)),
  };
}

/** Replaces the whole list; at most one assignment per identity. docs/contract/server-behaviour.md section 3 "Policies" [P]. */
function replacePolicy(call: Call, scopeId: string, policy: Policy): Policy {
  if (policy.roleAssignments.length > ASSIGNMENTS_MAX)
    throw invalid(`a policy has at most ${ASSIGNMENTS_MAX} role assignments`);
  const seen = new Set<string>();
  for (const { identityId } of policy.roleAssignments) {
    if (seen.has(identityId)) throw invalid('an identity can have only one role here');
    seen.add(identityId);
  }
  call.tables.roles.removeWhere((row) => row.scopeId === scopeId);
  for (const assignment of policy.roleAssignments)
    call.tables.roles.put({ id: call.store.newId(), scopeId, ...assignment });
  return policyOf(call, scopeId);
}

/** Policies of the fleet, of silos and of projects. docs/contract/server-behaviour.md section 3. */
export const policies = {
  policyView(_, call) {
    return policyOf(call, ownSilo(call).id);
  },

  policyUpdate({ body }, call) {
    return replacePolicy(call, ownSilo(call).id, body);
  },

  siloPolicyView({ path }, call) {
    return policyOf(call, findSilo(call, path.silo).id);
  },

  siloPolicyUpdate({ path, body }, call) {
    return replacePolicy(call, findSilo(call, path.silo).id, body);
  },

  projectPolicyView({ path }, call) {
    return policyOf(call, findProject(call, path.project).id);
  },

  projectPolicyUpdate({ path, body }, call) {
    return replacePolicy(call, findProject(call, path.project).id, body);
  },

  systemPolicyView(_, call) {
    return policyOf(call, FLEET_ID);
  },

  systemPolicyUpdate({ body }, call) {
    return replacePolicy(call, FLEET_ID, body);
  },
} satisfies Partial<Handlers>;

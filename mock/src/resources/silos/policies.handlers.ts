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

/**
 * Replaces the whole list. An identity may have several roles (docs/contract/corrections.md); the same one twice is refused [G].
 */
function replacePolicy(call: Call, scopeId: string, policy: Policy): Policy {
  if (policy.roleAssignments.length > ASSIGNMENTS_MAX)
    throw invalid(`a policy has at most ${ASSIGNMENTS_MAX} role assignments`);
  const seen = new Set<string>();
  for (const { identityId, roleName } of policy.roleAssignments) {
    const line = `${identityId} ${roleName}`;
    if (seen.has(line)) throw invalid(`the role "${roleName}" is assigned twice to one identity`);
    seen.add(line);
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

import { fleetRole, hasProjectRole, includesRole, roleOfMe } from '@console/shared/access';
import { currentUser, fleetPolicy, myGroups, siloOf, siloPolicy } from '@console/shared/access/queries';
import { projectPolicyView } from '@console/shared/api';
import type { FrameName } from '@console/shared/contract';
import { cachedAnswer, query } from '@console/shared/query';

/**
 * Whether the current user may change something in a frame, by the roles in the cache: true while a role is unknown, because then
 * the server decides. Sends no request.
 * @param project the project of the frame
 */
export function mayChange(frame: FrameName, project = ''): boolean {
  const person = cachedAnswer(currentUser());
  const groups = cachedAnswer(myGroups())?.items;
  const me = person && groups && { id: person.id, groups };
  const policy = cachedAnswer(siloPolicy());
  if (frame === 'system') {
    const silo = cachedAnswer(siloOf(person?.siloId ?? ''));
    const role = fleetRole({ me, silo, siloPolicy: policy, fleetPolicy: cachedAnswer(fleetPolicy()) });
    return role === undefined || includesRole(role, 'collaborator');
  }
  const onSilo = roleOfMe(me, policy);
  if (onSilo === undefined) return true;
  if (frame === 'silo') return includesRole(onSilo, 'collaborator');
  if (frame !== 'project') return true;
  const onProject = roleOfMe(me, cachedAnswer(query(projectPolicyView, { path: { project } })));
  return onProject === undefined || hasProjectRole('collaborator', onProject, onSilo);
}

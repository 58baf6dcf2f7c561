import { policyUpdate, projectPolicyUpdate, projectPolicyView } from '@console/shared/api';
import { siloGroups, siloPolicy, siloUsers } from '@console/shared/access/queries';
import type { AccessLevel } from '@console/shared/access/ui';
import { callTo, query } from '@console/shared/query';

/** The policy of a project; 404 when no project has this name or the user may not see it. */
export const projectPolicy = (project: string) => query(projectPolicyView, { path: { project } });

/** The access to a project, including roles inherited from the silo. */
export const projectLevel = (project: string): AccessLevel => ({
  scope: 'project',
  list: `access of project ${project}`,
  policy: projectPolicy(project),
  update: (body) => callTo(projectPolicyUpdate, { path: { project }, body }),
  inherited: siloPolicy(),
  users: siloUsers(),
  groups: siloGroups(),
});

/** The access to the user's own silo. */
export const siloLevel = (): AccessLevel => ({
  scope: 'silo',
  list: 'access of the silo',
  policy: siloPolicy(),
  update: (body) => callTo(policyUpdate, { body }),
  users: siloUsers(),
  groups: siloGroups(),
});

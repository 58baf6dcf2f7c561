import { accessLookups, siloPolicy } from '@console/shared/access/queries';
import { screen } from '@console/shared/routing';
import { project } from '../crumbs.ts';
import { projectPolicy } from './queries.ts';

/** Screens of the role assignments on a project and on the silo. */
export const accessRoutes = [
  screen('/projects/:project/access', {
    crumb: 'Project Access',
    under: project,
    load: ({ project: name }) => [projectPolicy(name)],
    lookups: () => [siloPolicy(), ...accessLookups()],
    component: () => import(/* webpackChunkName: "project-access" */ './project.tsx'),
  }),
  screen('/access', {
    crumb: 'Silo Access',
    load: () => [siloPolicy()],
    lookups: () => accessLookups(),
    component: () => import(/* webpackChunkName: "silo-access" */ './silo.tsx'),
  }),
];

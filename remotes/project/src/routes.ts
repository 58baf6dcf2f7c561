import { redirect, screen, crumb } from '@console/shared/routing';

const projects = crumb('/projects', 'Projects');
const project = crumb('/projects/:project/instances', ({ project: name }) => name, projects);

/** Every screen of the project area. */
export const routes = [
  screen('/projects', { crumb: 'Projects', component: () => import(/* webpackChunkName: "projects-list" */ './projects/list.tsx') }),
  redirect('/projects/:project', '/projects/:project/instances'),
  screen('/projects/:project/instances', {
    crumb: 'Instances',
    under: project,
    component: () => import(/* webpackChunkName: "instances-list" */ './projects/list.tsx'),
  }),
];

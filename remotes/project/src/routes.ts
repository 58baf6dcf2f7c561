import { crumb, redirect, screen } from '@console/shared/routing';
import { instancePage } from './instances/queries.ts';
import { projectByName, projectPage } from './projects/queries.ts';

const projects = crumb('/projects', 'Projects');
const project = crumb('/projects/:project/instances', ({ project: name }) => name, projects);

/** Every screen of the project area. */
export const routes = [
  screen('/projects', {
    crumb: 'Projects',
    load: () => [projectPage()],
    component: () => import(/* webpackChunkName: "projects-list" */ './projects/list.tsx'),
    overlays: [
      screen('/projects-new', {
        title: 'New project',
        component: () => import(/* webpackChunkName: "projects-create" */ './projects/create.tsx'),
      }),
      screen('/projects/:project/edit', {
        title: 'Edit project',
        load: ({ project: name }) => [projectByName(name)],
        component: () => import(/* webpackChunkName: "projects-edit" */ './projects/edit.tsx'),
      }),
    ],
  }),
  redirect('/projects/:project', '/projects/:project/instances'),
  screen('/projects/:project/instances', {
    crumb: 'Instances',
    under: project,
    // The project itself too: without it a wrong name would show an empty list
    load: ({ project: name }) => [projectByName(name), instancePage(name)()],
    component: () => import(/* webpackChunkName: "instances-list" */ './instances/list.tsx'),
  }),
];

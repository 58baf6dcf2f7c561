import { redirect, screen } from '@console/shared/routing';
import { projectByName, projectPage } from '../base/projects/queries.ts';

export const projectRoutes = [
  screen('/projects', {
    crumb: 'Projects',
    load: () => [projectPage()],
    component: () => import(/* webpackChunkName: "projects-list" */ './list.tsx'),
    overlays: [
      screen('/projects-new', {
        title: 'New project',
        component: () => import(/* webpackChunkName: "projects-create" */ './create.tsx'),
      }),
      screen('/projects/:project/edit', {
        title: 'Edit project',
        load: ({ project: name }) => [projectByName(name)],
        component: () => import(/* webpackChunkName: "projects-edit" */ './edit.tsx'),
      }),
    ],
  }),
  redirect('/projects/:project', '/projects/:project/instances'),
];

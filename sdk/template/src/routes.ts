import { screen } from '@console/shared/routing';
import { projectPage } from './queries.ts';

/** Every screen of the area. */
export const routes = [
  screen('/__name__', {
    crumb: '__label__',
    load: () => [projectPage()],
    component: () => import(/* webpackChunkName: "list" */ './list.tsx'),
    overlays: [
      screen('/__name__-new', {
        title: 'New project',
        component: () => import(/* webpackChunkName: "create" */ './create.tsx'),
      }),
    ],
  }),
];

import { screen } from '@console/shared/routing';
import { allowList } from './queries.ts';

export const allowListRoutes = [
  screen('/system/networking/allow-list', {
    crumb: 'Allow list',
    load: () => [allowList()],
    component: () => import(/* webpackChunkName: "allow-list" */ './page.tsx'),
    overlays: [
      screen('/system/networking/allow-list/edit', {
        title: 'Edit allow list',
        load: () => [allowList()],
        component: () => import(/* webpackChunkName: "allow-list-edit" */ './edit.tsx'),
      }),
    ],
  }),
];

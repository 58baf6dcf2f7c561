import { redirect, screen } from '@console/shared/routing';
import { siloPage } from './silos/queries.ts';

/** Every screen of the system area. The shell shows none of them to people who may not view the fleet. */
export const routes = [
  redirect('/system', '/system/silos'),
  screen('/system/silos', {
    crumb: 'Silos',
    load: () => [siloPage()],
    component: () => import(/* webpackChunkName: "silos-list" */ './silos/list.tsx'),
    overlays: [
      screen('/system/silos-new', {
        title: 'New Silo',
        component: () => import(/* webpackChunkName: "silos-create" */ './silos/create.tsx'),
      }),
    ],
  }),
];

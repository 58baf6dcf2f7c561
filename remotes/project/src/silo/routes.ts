import { redirect, screen } from '@console/shared/routing';
import { imageByName, siloImagePage } from '../storage/images/queries.ts';
import { allProjects } from '../base/projects/queries.ts';
import { siloUtilization } from '../storage/disks/queries.ts';

/** Screens of the silo, beside the list of projects. */
export const siloRoutes = [
  redirect('/images/:image', '/images/:image/edit'),
  screen('/images', {
    crumb: 'Images',
    load: () => [siloImagePage()],
    component: () => import(/* webpackChunkName: "silo-images-list" */ './images/list.tsx'),
    overlays: [
      screen('/images/:image/edit', {
        title: 'Edit Image',
        load: ({ image: name }) => [imageByName(name)],
        component: () => import(/* webpackChunkName: "silo-images-detail" */ './images/detail.tsx'),
      }),
    ],
  }),
  screen('/utilization', {
    crumb: 'Utilization',
    load: () => [siloUtilization()],
    prefetch: () => [allProjects()],
    component: () => import(/* webpackChunkName: "silo-utilization" */ './utilization/page.tsx'),
  }),
];

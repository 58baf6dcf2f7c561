import { screen } from '@console/shared/routing';
import { ipPools } from '../crumbs.ts';
import { allServiceRanges, servicePool, serviceRangePage } from './queries.ts';

/** Screens of the pool of the platform's own services. */
export const servicePoolRoutes = [
  screen('/system/networking/service-pool', {
    crumb: 'Service pool',
    under: ipPools,
    load: () => [servicePool(), serviceRangePage()],
    component: () => import(/* webpackChunkName: "service-pool" */ './detail.tsx'),
    overlays: [
      screen('/system/networking/service-pool/ranges-add', {
        title: 'Add Range',
        prefetch: () => [allServiceRanges()],
        component: () => import(/* webpackChunkName: "service-pool-add-range" */ './add-range.tsx'),
      }),
    ],
  }),
];

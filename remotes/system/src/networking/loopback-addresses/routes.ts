import { screen } from '@console/shared/routing';
import { loopbackAddresses } from '../crumbs.ts';
import { allAnnounceSets, allLoopbacks, allLots, allPortSettings } from '../rack/queries.ts';
import { allRacks, loopbackPage } from './queries.ts';

/** Screens of the loopback addresses of the switches. */
export const loopbackAddressRoutes = [
  screen('/system/networking/loopback-addresses', {
    under: loopbackAddresses,
    load: () => [loopbackPage()],
    lookups: () => [allLots()],
    component: () => import(/* webpackChunkName: "loopback-addresses-list" */ './list.tsx'),
    overlays: [
      screen('/system/networking/loopback-addresses-new', {
        title: 'New loopback address',
        load: () => [allRacks()],
        prefetch: () => [allLots(), allLoopbacks(), allPortSettings(), allAnnounceSets()],
        component: () => import(/* webpackChunkName: "loopback-addresses-create" */ './create.tsx'),
      }),
    ],
  }),
];

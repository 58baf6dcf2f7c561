import { screen } from '@console/shared/routing';
import { addressLot, addressLots } from '../crumbs.ts';
import { allAnnounceSets, allLoopbacks, allLots, allPortSettings, blocksOf } from '../rack/queries.ts';
import { lotPage } from './queries.ts';

/** Lists of everything that may use addresses of lots; their details are requested when the lists are known. */
const users = () => [allLoopbacks(), allPortSettings(), allAnnounceSets()];

export const addressLotRoutes = [
  screen('/system/networking/address-lots', {
    under: addressLots,
    load: () => [lotPage()],
    prefetch: users,
    component: () => import(/* webpackChunkName: "address-lots-list" */ './list.tsx'),
    overlays: [
      screen('/system/networking/address-lots-new', {
        title: 'New address lot',
        prefetch: () => [allLots()],
        component: () => import(/* webpackChunkName: "address-lots-create" */ './create.tsx'),
      }),
    ],
  }),
  screen('/system/networking/address-lots/:addressLot', {
    under: addressLot,
    load: ({ addressLot: name }) => [allLots(), blocksOf(name)],
    prefetch: users,
    component: () => import(/* webpackChunkName: "address-lot" */ './detail.tsx'),
    overlays: [
      screen('/system/networking/address-lots/:addressLot/blocks-add', {
        title: 'Add blocks',
        load: () => [allLots()],
        component: () => import(/* webpackChunkName: "address-lot-blocks-add" */ './add-blocks.tsx'),
      }),
    ],
  }),
];

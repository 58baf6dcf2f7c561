import { poolUtilization } from '@console/shared/capacity';
import { redirect, screen } from '@console/shared/routing';
import { ipPool, ipPools } from '../crumbs.ts';
import { allLinks, allRanges, everySilo, ipPoolByName, ipPoolPage, rangePage } from './queries.ts';

export const ipPoolRoutes = [
  redirect('/system/networking', '/system/networking/ip-pools'),
  screen('/system/networking/ip-pools', {
    under: ipPools,
    load: () => [ipPoolPage()],
    component: () => import(/* webpackChunkName: "ip-pools-list" */ './list.tsx'),
    overlays: [
      screen('/system/networking/ip-pools-new', {
        title: 'New IP pool',
        component: () => import(/* webpackChunkName: "ip-pools-create" */ './create.tsx'),
      }),
    ],
  }),
  screen('/system/networking/ip-pools/:pool', {
    under: ipPool,
    load: ({ pool }) => [ipPoolByName(pool)],
    // The ranges on each tab, because a pool with ranges cannot be deleted
    lookups: ({ pool }, search) => [
      poolUtilization(pool),
      rangePage(pool)(),
      ...(search.get('tab') === 'silos' ? [allLinks(pool), everySilo()] : []),
    ],
    component: () => import(/* webpackChunkName: "ip-pools-detail" */ './detail.tsx'),
    overlays: [
      screen('/system/networking/ip-pools/:pool/edit', {
        title: 'Edit IP pool',
        load: ({ pool }) => [ipPoolByName(pool)],
        component: () => import(/* webpackChunkName: "ip-pools-edit" */ './edit.tsx'),
      }),
      screen('/system/networking/ip-pools/:pool/ranges-add', {
        title: 'Add Range',
        prefetch: ({ pool }) => [allRanges(pool)],
        component: () => import(/* webpackChunkName: "ip-pools-add-range" */ './add-range.tsx'),
      }),
    ],
  }),
];

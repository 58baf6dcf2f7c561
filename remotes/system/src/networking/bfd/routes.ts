import { screen } from '@console/shared/routing';
import { allSwitchPorts, bfdStatus } from '../rack/queries.ts';

/** Screens of the BFD sessions. */
export const bfdRoutes = [
  screen('/system/networking/bfd', {
    crumb: 'BFD',
    load: () => [bfdStatus()],
    prefetch: () => [allSwitchPorts()],
    component: () => import(/* webpackChunkName: "bfd-list" */ './list.tsx'),
    overlays: [
      screen('/system/networking/bfd-new', {
        title: 'New BFD session',
        load: () => [bfdStatus()],
        component: () => import(/* webpackChunkName: "bfd-create" */ './create.tsx'),
      }),
      screen('/system/networking/bfd/:switchLocation/:peer/edit', {
        title: 'Edit BFD session',
        load: () => [bfdStatus()],
        component: () => import(/* webpackChunkName: "bfd-edit" */ './edit.tsx'),
      }),
    ],
  }),
];

import { screen } from '@console/shared/routing';
import { announceSet, bgp } from '../crumbs.ts';
import {
  allAnnounceSets,
  allBgpConfigs,
  allLots,
  allPortSettings,
  allSwitchPorts,
  announcementsOf,
  bfdStatus,
  bgpExported,
  bgpStatus,
} from '../rack/queries.ts';
import { configPage } from './configs/queries.ts';

export const bgpRoutes = [
  screen('/system/networking/bgp', {
    under: bgp,
    component: () => import(/* webpackChunkName: "bgp" */ './page.tsx'),
    tabs: [
      screen('/system/networking/bgp/sessions', {
        crumb: 'Sessions',
        under: bgp,
        load: () => [bgpStatus()],
        prefetch: () => [bgpExported(), allSwitchPorts()],
        component: () => import(/* webpackChunkName: "bgp-sessions" */ './sessions/list.tsx'),
      }),
      screen('/system/networking/bfd', {
        crumb: 'BFD',
        under: bgp,
        load: () => [bfdStatus()],
        prefetch: () => [allSwitchPorts()],
        component: () => import(/* webpackChunkName: "bfd-list" */ '../bfd/list.tsx'),
        overlays: [
          screen('/system/networking/bfd-new', {
            title: 'New BFD session',
            load: () => [bfdStatus()],
            component: () => import(/* webpackChunkName: "bfd-create" */ '../bfd/create.tsx'),
          }),
          screen('/system/networking/bfd/:switchLocation/:peer/edit', {
            title: 'Edit BFD session',
            load: () => [bfdStatus()],
            component: () => import(/* webpackChunkName: "bfd-edit" */ '../bfd/edit.tsx'),
          }),
        ],
      }),
      screen('/system/networking/bgp/configs', {
        crumb: 'Configs',
        under: bgp,
        load: () => [configPage()],
        prefetch: () => [allPortSettings()],
        component: () => import(/* webpackChunkName: "bgp-configs" */ './configs/list.tsx'),
        overlays: [
          screen('/system/networking/bgp/configs-new', {
            title: 'New BGP config',
            prefetch: () => [allAnnounceSets()],
            component: () => import(/* webpackChunkName: "bgp-configs-create" */ './configs/create.tsx'),
          }),
        ],
      }),
      screen('/system/networking/bgp/announce-sets', {
        crumb: 'Announce sets',
        under: bgp,
        load: () => [allAnnounceSets()],
        component: () => import(/* webpackChunkName: "announce-sets-list" */ './announce-sets/list.tsx'),
        overlays: [
          screen('/system/networking/bgp/announce-sets-new', {
            title: 'New announce set',
            load: (_, search) => {
              const from = search.get('from');
              return from === null ? [] : [announcementsOf(from)];
            },
            prefetch: () => [allLots()],
            component: () => import(/* webpackChunkName: "announce-set-form" */ './announce-sets/create.tsx'),
          }),
        ],
      }),
      screen('/system/networking/bgp/routes', {
        crumb: 'Routes',
        under: bgp,
        load: () => [bgpExported()],
        lookups: () => [allBgpConfigs(), bgpStatus(), allAnnounceSets()],
        component: () => import(/* webpackChunkName: "bgp-routes" */ './routes/list.tsx'),
      }),
      screen('/system/networking/bgp/messages', {
        crumb: 'Messages',
        under: bgp,
        lookups: () => [allBgpConfigs(), bgpStatus()],
        component: () => import(/* webpackChunkName: "bgp-messages" */ './messages/page.tsx'),
      }),
    ],
  }),
  screen('/system/networking/bgp/announce-sets/:announceSet', {
    under: announceSet,
    load: ({ announceSet: set }) => [allAnnounceSets(), announcementsOf(set)],
    prefetch: () => [bgpExported(), allLots()],
    component: () => import(/* webpackChunkName: "announce-set" */ './announce-sets/detail.tsx'),
    overlays: [
      screen('/system/networking/bgp/announce-sets/:announceSet/edit', {
        title: 'Edit announce set',
        load: ({ announceSet: set }) => [allAnnounceSets(), announcementsOf(set)],
        prefetch: () => [allLots()],
        component: () => import(/* webpackChunkName: "announce-set-edit" */ './announce-sets/edit.tsx'),
      }),
    ],
  }),
];

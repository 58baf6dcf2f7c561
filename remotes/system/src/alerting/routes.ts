import { screen } from '@console/shared/routing';
import { alerting, receiver } from './crumbs.ts';
import {
  allReceivers,
  deliveryPage,
  eventClasses,
  receiverByName,
  receiverPage,
  stateIn,
} from './queries.ts';

/** Screens of webhook receivers. */
export const alertingRoutes = [
  screen('/system/alerting', {
    under: alerting,
    component: () => import(/* webpackChunkName: "alerting" */ './page.tsx'),
    tabs: [
      screen('/system/alerting/receivers', {
        crumb: 'Receivers',
        under: alerting,
        load: () => [receiverPage()],
        component: () => import(/* webpackChunkName: "alerting-receivers" */ './receivers/list.tsx'),
        overlays: [
          screen('/system/alerting/receivers-new', {
            title: 'New receiver',
            prefetch: () => [eventClasses()],
            component: () => import(/* webpackChunkName: "alerting-create" */ './receivers/create.tsx'),
          }),
        ],
      }),
      screen('/system/alerting/event-classes', {
        crumb: 'Event classes',
        under: alerting,
        load: () => [eventClasses()],
        lookups: () => [allReceivers()],
        component: () => import(/* webpackChunkName: "alerting-classes" */ './event-classes.tsx'),
      }),
    ],
  }),
  screen('/system/alerting/receivers/:receiver', {
    under: receiver,
    load: ({ receiver: name }, search) => [receiverByName(name), deliveryPage(name, stateIn(search))()],
    component: () => import(/* webpackChunkName: "alerting-receiver" */ './receiver/detail.tsx'),
    overlays: [
      screen('/system/alerting/receivers/:receiver/edit', {
        title: 'Edit receiver',
        load: ({ receiver: name }) => [receiverByName(name)],
        component: () => import(/* webpackChunkName: "alerting-edit" */ './receivers/edit.tsx'),
      }),
    ],
  }),
];

import { screen } from '@console/shared/routing';
import { targetRelease } from './queries.ts';

/** The page of the release that the system is to run. */
export const updateRoutes = [
  screen('/system/update', {
    crumb: 'System update',
    load: () => [targetRelease()],
    component: () => import(/* webpackChunkName: "system-update" */ './page.tsx'),
  }),
];

import { screen } from '@console/shared/routing';
import { targetRelease } from './queries.ts';

/** The page of the target release. */
export const updateRoutes = [
  screen('/system/update', {
    crumb: 'System update',
    load: () => [targetRelease()],
    component: () => import(/* webpackChunkName: "system-update" */ './page.tsx'),
  }),
];

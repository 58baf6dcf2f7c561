import { screen } from '@console/shared/routing';
import { allSleds, allUtilization } from './queries.ts';

/** The screen of the fleet's utilization. */
export const utilizationRoutes = [
  screen('/system/utilization', {
    crumb: 'Utilization',
    load: () => [allUtilization()],
    prefetch: () => [allSleds()],
    component: () => import(/* webpackChunkName: "system-utilization" */ './page.tsx'),
  }),
];

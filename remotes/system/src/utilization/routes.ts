import { redirect, screen } from '@console/shared/routing';
import { METRICS } from '../capacity/kinds.ts';
import { allQuotas, history } from '../capacity/queries.ts';
import { allSleds } from '../inventory/queries.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import { allUtilization } from './queries.ts';

/** The screen of the fleet's utilization, of which the capacity of its hardware is a part. */
export const utilizationRoutes = [
  screen('/system/utilization', {
    crumb: 'Utilization',
    load: () => [allUtilization()],
    lookups: () => [allQuotas()],
    prefetch: () => [allSleds(), allIpPools(), ...METRICS.map((metric) => history(metric))],
    component: () => import(/* webpackChunkName: "system-utilization" */ './page.tsx'),
  }),
  redirect('/system/capacity', '/system/utilization'),
];

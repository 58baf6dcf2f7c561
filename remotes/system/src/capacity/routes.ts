import { screen } from '@console/shared/routing';
import { allSleds } from '../inventory/queries.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import { METRICS } from './kinds.ts';
import { allQuotas, allUse, history } from './queries.ts';

/** The screen of the capacity of the fleet (docs/screens/operator.md section 9.3). */
export const capacityRoutes = [
  screen('/system/capacity', {
    crumb: 'Capacity',
    load: () => [allSleds(), allUse()],
    lookups: () => [allQuotas(), allIpPools()],
    prefetch: () => METRICS.map((metric) => history(metric)),
    component: () => import(/* webpackChunkName: "system-capacity" */ './page.tsx'),
  }),
];

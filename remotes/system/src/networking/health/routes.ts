import { screen } from '@console/shared/routing';
import { allowList } from '../allow-list/queries.ts';
import { allIpPools } from '../ip-pools/queries.ts';
import {
  allAnnounceSets,
  allLoopbacks,
  allLots,
  allSwitchPorts,
  bfdStatus,
  bgpExported,
  bgpStatus,
} from '../rack/queries.ts';

/** The page of network health. Its loader sends the requests that depend on no response; the page sends the others. */
export const healthRoutes = [
  screen('/system/networking/health', {
    crumb: 'Network health',
    load: () => [allSwitchPorts()],
    prefetch: () => [
      bgpStatus(),
      bfdStatus(),
      bgpExported(),
      allAnnounceSets(),
      allLoopbacks(),
      allLots(),
      allIpPools(),
      allowList(),
    ],
    component: () => import(/* webpackChunkName: "network-health" */ './page.tsx'),
  }),
];

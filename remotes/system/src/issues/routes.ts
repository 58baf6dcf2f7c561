import { redirect, screen } from '@console/shared/routing';
import { allSilos, fleetPolicy } from '../access/queries.ts';
import { allReceivers } from '../alerting/queries.ts';
import { METRICS } from '../capacity/kinds.ts';
import { allQuotas, history } from '../capacity/queries.ts';
import { allPhysicalDisks, allSleds, waitingSleds } from '../inventory/queries.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import {
  allAnnounceSets,
  allLoopbacks,
  allLots,
  allSwitchPorts,
  bfdStatus,
  bgpExported,
  bgpStatus,
} from '../networking/rack/queries.ts';
import { allowList, ownCertificates, serviceRanges, targetRelease } from '../setup/queries.ts';
import { allBundles } from '../support-bundles/queries.ts';
import { allUtilization } from '../utilization/queries.ts';

/** The overview of the system (docs/screens/system-settings-auth.md section 11). All that depends on no response is requested at once. */
export const issuesRoutes = [
  redirect('/system', '/system/issues'),
  screen('/system/issues', {
    crumb: 'Overview',
    prefetch: () => [
      allSwitchPorts(),
      bgpStatus(),
      bfdStatus(),
      allSleds(),
      allPhysicalDisks(),
      waitingSleds(),
      allIpPools(),
      allUtilization(),
      allReceivers(),
      allSilos(),
      allBundles(),
      bgpExported(),
      allAnnounceSets(),
      allLoopbacks(),
      allLots(),
      allowList(),
      serviceRanges(),
      fleetPolicy(),
      targetRelease(),
      allQuotas(),
      ownCertificates(),
      ...METRICS.map((metric) => history(metric)),
    ],
    component: () => import(/* webpackChunkName: "system-overview" */ './page.tsx'),
  }),
];

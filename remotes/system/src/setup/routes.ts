import { crumb, screen } from '@console/shared/routing';
import { allSilos, fleetPolicy, policyOfSilo } from '../access/queries.ts';
import { allQuotas } from '../capacity/queries.ts';
import { allSleds } from '../inventory/queries.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import { siloByName, siloPools, siloQuotas } from '../silos/queries.ts';
import { allowList, providersOf, receivers, serviceRanges, someUser, targetRelease } from './queries.ts';

const setup = crumb('/system/setup', 'Setup');

/** Checklists of the fleet and of silos (docs/screens/operator.md section 9.10). */
export const setupRoutes = [
  screen('/system/setup', {
    crumb: 'Setup',
    load: () => [allSilos()],
    prefetch: () => [
      allSleds(),
      fleetPolicy(),
      allIpPools(),
      serviceRanges(),
      allowList(),
      receivers(),
      targetRelease(),
      allQuotas(),
    ],
    component: () => import(/* webpackChunkName: "system-setup" */ './fleet.tsx'),
  }),
  screen('/system/setup/:silo', {
    crumb: ({ silo }) => silo,
    under: setup,
    load: ({ silo }) => [siloByName(silo)],
    prefetch: ({ silo }) => [
      policyOfSilo(silo),
      providersOf(silo),
      someUser(silo),
      siloPools(silo),
      siloQuotas(silo),
    ],
    component: () => import(/* webpackChunkName: "system-setup-silo" */ './silo.tsx'),
  }),
];

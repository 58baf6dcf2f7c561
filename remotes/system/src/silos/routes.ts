import type { AnyQuery } from '@console/shared/query';
import { crumb, screen } from '@console/shared/routing';
import {
  providerPage,
  samlProvider,
  siloByName,
  siloPage,
  siloPools,
  siloUser,
  siloUtilization,
  siloUsers,
} from './queries.ts';

const silos = crumb('/system/silos', 'Silos');
const oneSilo = crumb('/system/silos/:silo', ({ silo }) => silo, silos);

/** The queries of a silo's open tab. The address of the first tab has no parameter. */
function ofTab(silo: string, search: URLSearchParams): AnyQuery[] {
  const user = search.get('user');
  switch (search.get('tab')) {
    case 'ip-pools':
      return [siloPools(silo)];
    case 'quotas':
      return [siloUtilization(silo)];
    case 'users':
      return [siloUsers(silo), ...(user === null ? [] : [siloUser(silo, user)])];
    case 'fleet-roles':
    case 'access':
      return [];
    default:
      return [providerPage(silo)()];
  }
}

export const siloRoutes = [
  screen('/system/silos/:silo/report', {
    crumb: 'Report',
    under: oneSilo,
    load: ({ silo }) => [siloByName(silo)],
    component: () => import(/* webpackChunkName: "silo-report" */ './report/page.tsx'),
  }),
  screen('/system/silos', {
    crumb: 'Silos',
    load: () => [siloPage()],
    component: () => import(/* webpackChunkName: "silos-list" */ './list.tsx'),
    overlays: [
      screen('/system/silos-new', {
        title: 'New Silo',
        component: () => import(/* webpackChunkName: "silos-create" */ './create.tsx'),
      }),
    ],
  }),
  screen('/system/silos/:silo', {
    crumb: ({ silo }) => silo,
    under: silos,
    load: ({ silo }) => [siloByName(silo)],
    // Lookups, so that a tab whose data fails shows the error in its panel and the page still opens
    lookups: ({ silo }, search) => ofTab(silo, search),
    component: () => import(/* webpackChunkName: "silo" */ './detail.tsx'),
    overlays: [
      screen('/system/silos/:silo/idps-new', {
        title: 'New Identity Provider',
        load: ({ silo }, search) => {
          const model = search.get('from');
          return model === null ? [] : [samlProvider(silo, model)];
        },
        component: () => import(/* webpackChunkName: "silo-idps-create" */ './idps/create.tsx'),
      }),
      screen('/system/silos/:silo/idps/saml/:provider', {
        title: 'Edit Identity Provider',
        load: ({ silo, provider }) => [samlProvider(silo, provider)],
        component: () => import(/* webpackChunkName: "silo-idps-view" */ './idps/view.tsx'),
      }),
    ],
  }),
];

import { screen } from '@console/shared/routing';
import { bundle, bundles } from './crumbs.ts';
import { allBundles, bundleById } from './queries.ts';

export const supportBundleRoutes = [
  screen('/system/support-bundles', {
    under: bundles,
    load: () => [allBundles()],
    component: () => import(/* webpackChunkName: "support-bundles" */ './list.tsx'),
  }),
  screen('/system/support-bundles/:supportBundle', {
    under: bundle,
    load: ({ supportBundle }) => [bundleById(supportBundle)],
    component: () => import(/* webpackChunkName: "support-bundle" */ './detail.tsx'),
  }),
];

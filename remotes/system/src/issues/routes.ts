import { screen } from '@console/shared/routing';

/** A place that is kept for later (docs/screens/system-settings-auth.md section 11). */
export const issuesRoutes = [
  screen('/system/issues', {
    component: () => import(/* webpackChunkName: "system-issues" */ './page.tsx'),
  }),
];

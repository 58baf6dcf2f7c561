import { screen } from '@console/shared/routing';

/** A route that is reserved for later (docs/screens/system-settings-auth.md section 11). */
export const issuesRoutes = [
  screen('/system/issues', {
    component: () => import(/* webpackChunkName: "system-issues" */ './page.tsx'),
  }),
];

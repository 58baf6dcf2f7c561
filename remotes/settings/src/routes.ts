import { screen } from '@console/shared/routing';

export const routes = [screen('/settings/profile', { component: () => import(/* webpackChunkName: "page" */ './page/page.tsx') })];

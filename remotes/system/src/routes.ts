import { screen } from '@console/shared/routing';

export const routes = [screen('/system/silos', { component: () => import(/* webpackChunkName: "page" */ './page/page.tsx') })];

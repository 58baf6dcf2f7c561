import { screen } from '@console/shared/routing';

export const routes = [screen('/device/success', { component: () => import(/* webpackChunkName: "page" */ './page/page.tsx') })];

import { screen } from '@console/shared/routing';

/**
 * Every page of the auth area. None loads data before it renders, so the query library is not needed. None has crumbs: the document
 * title is the product name alone. Two chunks, one for sign-in and one for device pages: they are small and share most of their code.
 */
export const routes = [
  screen('/login', {
    component: () => import(/* webpackChunkName: "login" */ './login/signed-out.tsx'),
  }),
  screen('/login/:silo/local', {
    component: () => import(/* webpackChunkName: "login" */ './login/local.tsx'),
  }),
  screen('/login/:silo/saml/:provider', {
    component: () => import(/* webpackChunkName: "login" */ './login/saml.tsx'),
  }),
  screen('/signed-in', {
    component: () => import(/* webpackChunkName: "login" */ './login/signed-in.tsx'),
  }),
  screen('/device/verify', {
    component: () => import(/* webpackChunkName: "device" */ './device/verify.tsx'),
  }),
  screen('/device/success', {
    component: () => import(/* webpackChunkName: "device" */ './device/success.tsx'),
  }),
];

import { crumb, screen } from '@console/shared/routing';

const under = crumb('/gallery/overview', 'Gallery');

/** A page for each recipe. They are one file: a file for each would make the entry of the area larger than it may be. */
export const recipeRoutes = [
  screen('/gallery/recipes/list', {
    crumb: 'A list',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './list.tsx'),
  }),
  screen('/gallery/recipes/form', {
    crumb: 'A form',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './form.tsx'),
  }),
  screen('/gallery/recipes/tabs', {
    crumb: 'A detail page with tabs',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './tabs.tsx'),
  }),
  screen('/gallery/recipes/chart', {
    crumb: 'A chart',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './chart.tsx'),
  }),
  screen('/gallery/recipes/action', {
    crumb: 'An action',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './action.tsx'),
  }),
  screen('/gallery/recipes/api', {
    crumb: 'An API of your own',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './api.tsx'),
  }),
  screen('/gallery/recipes/extension', {
    crumb: 'An extension',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './extension.tsx'),
  }),
  screen('/gallery/recipes/state', {
    crumb: 'Shared state',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './state.tsx'),
  }),
  screen('/gallery/recipes/failures', {
    crumb: '401, 403, 404 and 500',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './failures.tsx'),
  }),
  screen('/gallery/recipes/test', {
    crumb: 'A test',
    under,
    component: () => import(/* webpackChunkName: "recipes" */ './test.tsx'),
  }),
];

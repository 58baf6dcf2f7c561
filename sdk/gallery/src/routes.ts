import { crumb, redirect, screen } from '@console/shared/routing';
import { backupRoutes } from './backups/routes.ts';
import { recipeRoutes } from './recipes/routes.ts';

const under = crumb('/gallery/overview', 'Gallery');

/** Every page of the gallery. */
export const routes = [
  redirect('/gallery', '/gallery/overview'),
  screen('/gallery/overview', {
    under,
    component: () => import(/* webpackChunkName: "overview" */ './overview.tsx'),
  }),
  screen('/gallery/buttons', {
    crumb: 'Buttons and links',
    under,
    component: () => import(/* webpackChunkName: "buttons" */ './ui/buttons.tsx'),
  }),
  screen('/gallery/inputs', {
    crumb: 'Inputs',
    under,
    component: () => import(/* webpackChunkName: "inputs" */ './ui/inputs.tsx'),
  }),
  screen('/gallery/menus', {
    crumb: 'Menus and popovers',
    under,
    component: () => import(/* webpackChunkName: "menus" */ './ui/menus.tsx'),
  }),
  screen('/gallery/dialogs', {
    crumb: 'Dialogs and toasts',
    under,
    component: () => import(/* webpackChunkName: "dialogs" */ './ui/dialogs.tsx'),
  }),
  screen('/gallery/layout', {
    crumb: 'Layout',
    under,
    component: () => import(/* webpackChunkName: "layout" */ './ui/layout.tsx'),
  }),
  screen('/gallery/status', {
    crumb: 'Status and progress',
    under,
    component: () => import(/* webpackChunkName: "status" */ './ui/status.tsx'),
  }),
  screen('/gallery/messages', {
    crumb: 'Messages',
    under,
    component: () => import(/* webpackChunkName: "messages" */ './ui/messages.tsx'),
  }),
  screen('/gallery/values', {
    crumb: 'Values',
    under,
    component: () => import(/* webpackChunkName: "values" */ './ui/values.tsx'),
  }),
  screen('/gallery/meters', {
    crumb: 'Meters',
    under,
    component: () => import(/* webpackChunkName: "meters" */ './ui/meters.tsx'),
  }),
  screen('/gallery/forms', {
    crumb: 'Forms',
    under,
    component: () => import(/* webpackChunkName: "forms" */ './forms/shells.tsx'),
  }),
  screen('/gallery/long-forms', {
    crumb: 'Long forms',
    under,
    component: () => import(/* webpackChunkName: "long-forms" */ './forms/long-forms.tsx'),
  }),
  screen('/gallery/fields', {
    crumb: 'Fields',
    under,
    component: () => import(/* webpackChunkName: "fields" */ './forms/fields.tsx'),
  }),
  screen('/gallery/choices', {
    crumb: 'Choices',
    under,
    component: () => import(/* webpackChunkName: "choices" */ './forms/choices.tsx'),
  }),
  screen('/gallery/form-lists', {
    crumb: 'Lists in forms',
    under,
    component: () => import(/* webpackChunkName: "form-lists" */ './forms/lists.tsx'),
  }),
  screen('/gallery/tables', {
    crumb: 'Tables',
    under,
    component: () => import(/* webpackChunkName: "tables" */ './table/tables.tsx'),
  }),
  screen('/gallery/columns', {
    crumb: 'Columns and cells',
    under,
    component: () => import(/* webpackChunkName: "columns" */ './table/columns.tsx'),
  }),
  screen('/gallery/lists', {
    crumb: 'Lists',
    under,
    component: () => import(/* webpackChunkName: "lists" */ './table/lists.tsx'),
  }),
  screen('/gallery/bars', {
    crumb: 'Actions and bars',
    under,
    component: () => import(/* webpackChunkName: "bars" */ './table/bars.tsx'),
  }),
  screen('/gallery/charts', {
    crumb: 'Charts',
    under,
    component: () => import(/* webpackChunkName: "charts" */ './charts/charts.tsx'),
  }),
  ...recipeRoutes,
  ...backupRoutes,
];

import { crumb, redirect, screen } from '@console/shared/routing';
import { backupRoutes } from './backups/routes.ts';
import { manifest } from './manifest.ts';

const under = crumb('/gallery/overview', 'Gallery');
const links = manifest.frames.flatMap(({ navigation }) => navigation);

/** A page with the label of its link as its breadcrumb. */
const page = (path: string, { component }: Pick<Parameters<typeof screen>[1], 'component'>) =>
  screen(path, { crumb: links.find(({ to }) => to === path)?.label ?? '', under, component });

/** Every page of the gallery. */
export const routes = [
  redirect('/gallery', '/gallery/overview'),
  screen('/gallery/overview', {
    under,
    component: () => import(/* webpackChunkName: "overview" */ './overview.tsx'),
  }),
  page('/gallery/buttons', { component: () => import(/* webpackChunkName: "buttons" */ './ui/buttons.tsx') }),
  page('/gallery/inputs', { component: () => import(/* webpackChunkName: "inputs" */ './ui/inputs.tsx') }),
  page('/gallery/menus', { component: () => import(/* webpackChunkName: "menus" */ './ui/menus.tsx') }),
  page('/gallery/dialogs', { component: () => import(/* webpackChunkName: "dialogs" */ './ui/dialogs.tsx') }),
  page('/gallery/layout', { component: () => import(/* webpackChunkName: "layout" */ './ui/layout.tsx') }),
  page('/gallery/status', { component: () => import(/* webpackChunkName: "status" */ './ui/status.tsx') }),
  page('/gallery/messages', {
    component: () => import(/* webpackChunkName: "messages" */ './ui/messages.tsx'),
  }),
  page('/gallery/values', { component: () => import(/* webpackChunkName: "values" */ './ui/values.tsx') }),
  page('/gallery/meters', { component: () => import(/* webpackChunkName: "meters" */ './ui/meters.tsx') }),
  page('/gallery/forms', { component: () => import(/* webpackChunkName: "forms" */ './forms/shells.tsx') }),
  page('/gallery/long-forms', {
    component: () => import(/* webpackChunkName: "long-forms" */ './forms/long-forms.tsx'),
  }),
  page('/gallery/fields', { component: () => import(/* webpackChunkName: "fields" */ './forms/fields.tsx') }),
  page('/gallery/choices', {
    component: () => import(/* webpackChunkName: "choices" */ './forms/choices.tsx'),
  }),
  page('/gallery/form-lists', {
    component: () => import(/* webpackChunkName: "form-lists" */ './forms/lists.tsx'),
  }),
  page('/gallery/tables', { component: () => import(/* webpackChunkName: "tables" */ './table/tables.tsx') }),
  page('/gallery/columns', {
    component: () => import(/* webpackChunkName: "columns" */ './table/columns.tsx'),
  }),
  page('/gallery/lists', { component: () => import(/* webpackChunkName: "lists" */ './table/lists.tsx') }),
  page('/gallery/bars', { component: () => import(/* webpackChunkName: "bars" */ './table/bars.tsx') }),
  page('/gallery/charts', {
    component: () => import(/* webpackChunkName: "charts" */ './charts/charts.tsx'),
  }),
  // The recipes are one file: a file for each would make the entry of the area larger than it may be
  ...links
    .filter(({ group }) => group === 'Recipes')
    .map(({ to }) =>
      page(to, { component: () => import(/* webpackChunkName: "recipes" */ './recipes/recipes.tsx') }),
    ),
  ...backupRoutes,
];

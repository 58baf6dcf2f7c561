import { crumb, screen } from '@console/shared/routing';
import { backupByName, backupPage, sizesOf } from './queries.ts';

const backups = crumb('/gallery/backups', 'Backups', crumb('/gallery/overview', 'Gallery'));
const one = crumb('/gallery/backups/:backup', ({ backup }) => backup, backups);

/** The screens of the backups. */
export const backupRoutes = [
  screen('/gallery/backups', {
    under: backups,
    load: () => [backupPage()],
    component: () => import(/* webpackChunkName: "backups" */ './list.tsx'),
    overlays: [
      screen('/gallery/backups-new', {
        title: 'New backup',
        component: () => import(/* webpackChunkName: "create-backup" */ './create.tsx'),
      }),
    ],
  }),
  // Its own path redirects to the first of its tabs
  screen('/gallery/backups/:backup', {
    under: one,
    load: ({ backup }) => [backupByName(backup)],
    component: () => import(/* webpackChunkName: "backup" */ './detail.tsx'),
    tabs: [
      screen('/gallery/backups/:backup/summary', {
        crumb: 'Summary',
        under: one,
        load: ({ backup }) => [backupByName(backup)],
        prefetch: ({ backup }) => [sizesOf(backup)],
        component: () => import(/* webpackChunkName: "backup-summary" */ './summary.tsx'),
      }),
      screen('/gallery/backups/:backup/size', {
        crumb: 'Size',
        under: one,
        prefetch: ({ backup }) => [sizesOf(backup)],
        component: () => import(/* webpackChunkName: "backup-size" */ './size.tsx'),
      }),
    ],
  }),
];

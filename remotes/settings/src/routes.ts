import { crumb, redirect, screen } from '@console/shared/routing';
import { currentUser, myGroups } from '@console/shared/access/queries';
import { titleOf } from './guides/titles.ts';
import { sshKeyByName, sshKeyPage } from './ssh-keys/queries.ts';

const settings = crumb('/settings/profile', 'Settings');
const guides = crumb('/guides', 'Guides');

/** Every screen of the settings area. */
export const routes = [
  redirect('/settings', '/settings/profile'),
  screen('/settings/profile', {
    crumb: 'Profile',
    under: settings,
    load: () => [currentUser(), myGroups()],
    component: () => import(/* webpackChunkName: "profile" */ './profile/detail.tsx'),
  }),
  screen('/settings/ssh-keys', {
    crumb: 'SSH Keys',
    under: settings,
    load: () => [sshKeyPage()],
    component: () => import(/* webpackChunkName: "ssh-keys-list" */ './ssh-keys/list.tsx'),
    overlays: [
      screen('/settings/ssh-keys-new', {
        title: 'New SSH key',
        component: () => import(/* webpackChunkName: "ssh-keys-create" */ './ssh-keys/create.tsx'),
      }),
      screen('/settings/ssh-keys/:sshKey/edit', {
        title: 'View SSH Key',
        load: ({ sshKey }) => [sshKeyByName(sshKey)],
        component: () => import(/* webpackChunkName: "ssh-keys-view" */ './ssh-keys/view.tsx'),
      }),
    ],
  }),
  screen('/guides', {
    under: guides,
    component: () => import(/* webpackChunkName: "guides" */ './guides/list.tsx'),
  }),
  screen('/guides/:guide', {
    crumb: ({ guide }) => titleOf(guide),
    under: guides,
    component: () => import(/* webpackChunkName: "guide" */ './guides/detail.tsx'),
  }),
];

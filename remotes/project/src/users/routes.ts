import { siloGroups, siloPolicy } from '@console/shared/access/queries';
import { crumb, screen } from '@console/shared/routing';
import { allProjects } from '../projects/queries.ts';
import { groupById, groupName, groupPage, memberPage, userPage } from './queries.ts';

const users = crumb('/users', 'Users');
const groups = crumb('/users/groups', 'Groups', users);

/** Screens of the users and groups of the user's own silo. */
export const userRoutes = [
  screen('/users', {
    crumb: 'Users',
    load: () => [userPage()],
    lookups: () => [siloPolicy(), siloGroups()],
    component: () => import(/* webpackChunkName: "users-list" */ './list.tsx'),
  }),
  screen('/users/groups', {
    under: groups,
    load: () => [groupPage()],
    lookups: () => [siloPolicy()],
    component: () => import(/* webpackChunkName: "users-groups" */ './groups.tsx'),
  }),
  screen('/users/groups/:groupId', {
    crumb: ({ groupId }) => groupName(groupId),
    under: groups,
    load: ({ groupId }) => [groupById(groupId), memberPage(groupId)()],
    lookups: () => [siloPolicy()],
    prefetch: () => [allProjects()],
    component: () => import(/* webpackChunkName: "users-group" */ './group.tsx'),
  }),
];

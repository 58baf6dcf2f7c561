import { siloGroups, siloPolicy } from '@console/shared/access/queries';
import { truncate } from '@console/shared/format';
import { crumb, screen } from '@console/shared/routing';
import { allProjects } from '../projects/queries.ts';
import { groupById, groupPage, memberPage, userPage } from './queries.ts';

const users = crumb('/users', 'Users');
const groups = crumb('/users/groups', 'Groups', users);

/** Characters of an id in breadcrumbs (docs/screens/operator.md section 0.2). */
const ID_SHOWN = 12;

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
    // A group is in the address by its id
    crumb: ({ groupId }) => truncate(groupId, ID_SHOWN, 'middle'),
    under: groups,
    load: ({ groupId }) => [groupById(groupId), memberPage(groupId)()],
    lookups: () => [siloPolicy()],
    prefetch: () => [allProjects()],
    component: () => import(/* webpackChunkName: "users-group" */ './group.tsx'),
  }),
];

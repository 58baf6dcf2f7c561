import { siloGroups, siloPolicy, siloUsers } from '@console/shared/access/queries';
import { crumb, screen } from '@console/shared/routing';
import { allProjects } from '../base/projects/queries.ts';
import { groupById, groupMembers, groupName } from './queries.ts';

const users = crumb('/users', 'Users');
const groups = crumb('/users/groups', 'Groups', users);

/** Screens of the users and groups of the user's own silo. */
export const userRoutes = [
  screen('/users', {
    crumb: 'Users',
    load: () => [siloUsers()],
    lookups: () => [siloPolicy(), siloGroups()],
    component: () => import(/* webpackChunkName: "users-list" */ './list.tsx'),
  }),
  screen('/users/groups', {
    under: groups,
    load: () => [siloGroups()],
    lookups: () => [siloPolicy()],
    component: () => import(/* webpackChunkName: "users-groups" */ './groups.tsx'),
  }),
  screen('/users/groups/:groupId', {
    crumb: ({ groupId }) => groupName(groupId),
    under: groups,
    load: ({ groupId }) => [groupById(groupId), groupMembers(groupId)],
    lookups: () => [siloPolicy()],
    prefetch: () => [allProjects()],
    component: () => import(/* webpackChunkName: "users-group" */ './group.tsx'),
  }),
];

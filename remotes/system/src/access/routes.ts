import { accessLookups } from '@console/shared/access/queries';
import { crumb, screen } from '@console/shared/routing';
import { allRoles, allSilos, builtinUser, builtinUserPage, fleetPolicy, roleByName } from './queries.ts';

/** Fleet access, with a link to the assigned roles. */
const fleetAccess = crumb('/system/access', 'Fleet access');

/** Screens of fleet access and of the built-in roles and users. */
export const accessRoutes = [
  screen('/system/access', {
    under: fleetAccess,
    load: () => [fleetPolicy()],
    lookups: () => [allSilos(), ...accessLookups()],
    component: () => import(/* webpackChunkName: "fleet-access" */ './fleet.tsx'),
  }),
  screen('/system/roles', {
    under: crumb('/system/roles', 'Roles', fleetAccess),
    load: () => [allRoles()],
    component: () => import(/* webpackChunkName: "roles" */ './roles.tsx'),
    overlays: [
      screen('/system/roles/:roleName', {
        title: 'Role',
        load: ({ roleName }) => [roleByName(roleName)],
        component: () => import(/* webpackChunkName: "role" */ './role.tsx'),
      }),
    ],
  }),
  screen('/system/users-builtin', {
    under: crumb('/system/users-builtin', 'Built-in users', fleetAccess),
    load: () => [builtinUserPage()],
    component: () => import(/* webpackChunkName: "users-builtin" */ './builtin-users.tsx'),
    overlays: [
      screen('/system/users-builtin/:user', {
        title: 'Built-in user',
        load: ({ user }) => [builtinUser(user)],
        component: () => import(/* webpackChunkName: "user-builtin" */ './builtin-user.tsx'),
      }),
    ],
  }),
];

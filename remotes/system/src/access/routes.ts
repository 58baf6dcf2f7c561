import { accessLookups } from '@console/shared/access/queries';
import { screen } from '@console/shared/routing';
import { allRoles, allSilos, builtinUser, builtinUserPage, fleetPolicy, roleByName } from './queries.ts';

/** Screens of fleet access and of the built-in roles and users. */
export const accessRoutes = [
  screen('/system/access', {
    crumb: 'Fleet access',
    load: () => [fleetPolicy()],
    lookups: () => [allSilos(), ...accessLookups()],
    component: () => import(/* webpackChunkName: "fleet-access" */ './fleet.tsx'),
  }),
  screen('/system/roles', {
    crumb: 'Roles',
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
    crumb: 'Built-in users',
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

import {
  ALL,
  PAGE_SIZE,
  roleList,
  roleView,
  siloList,
  siloPolicyUpdate,
  siloPolicyView,
  siloUserList,
  systemPolicyUpdate,
  type User,
  userBuiltinList,
  userBuiltinView,
} from '@console/shared/api';
import { fleetPolicy, siloGroups, siloOf, siloUsers } from '@console/shared/access/queries';
import type { AccessLevel } from '@console/shared/access/ui';
import { callTo, everyPage, fetchToShow, type Page, query, type Query } from '@console/shared/query';

export { fleetPolicy };

/** Maximum number of silos searched for the name of an id (docs/screens/operator.md section 4.4). */
const SILOS_MAX = 20;

export const policyOfSilo = (silo: string) => query(siloPolicyView, { path: { silo } });

export const allSilos = () => everyPage((pageToken) => query(siloList, { query: { limit: ALL, pageToken } }));

export const usersOfSilo = (silo: string) =>
  everyPage((pageToken) => query(siloUserList, { query: { silo, limit: ALL, pageToken } }));

/**
 * The users with the given ids, in any silo: requests one silo after the other until all are found. Each user is named with their
 * silo. Unknown ids are left out.
 */
export const usersOfAnySilo = (ids: readonly string[]): Query<Page<User>> => ({
  queryKey: [siloUserList.id, 'of any silo', ...ids],
  queryFn: async (context) => {
    // The page of fleet access reads them too
    const { items: silos } = await fetchToShow(allSilos());
    const items: User[] = [];
    for (const { name } of silos.slice(0, SILOS_MAX)) {
      if (items.length === ids.length) break;
      const { items: users } = await usersOfSilo(name).queryFn(context);
      const found = users.filter(({ id }) => ids.includes(id));
      items.push(...found.map((user) => ({ ...user, displayName: `${user.displayName} (${name})` })));
    }
    return { items };
  },
});

export const allRoles = () => everyPage((pageToken) => query(roleList, { query: { limit: ALL, pageToken } }));

/** One role; 404 when none has this name. */
export const roleByName = (roleName: string) => query(roleView, { path: { roleName } });

/** A page of the built-in users, as which the platform itself acts. */
export const builtinUserPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(userBuiltinList, { query: { limit, pageToken } });

/** One built-in user; 404 when none has this name. */
export const builtinUser = (user: string) => query(userBuiltinView, { path: { user } });

export const fleetLevel = (hasOtherAdmins: boolean): AccessLevel => ({
  scope: 'fleet',
  list: 'access of the fleet',
  removeTitle: 'Remove fleet access',
  policy: fleetPolicy(),
  update: (body) => callTo(systemPolicyUpdate, { body }),
  users: siloUsers(),
  groups: siloGroups(),
  strangers: usersOfAnySilo,
  byId: 'any',
  hasOtherAdmins,
});

/** Access to a silo; groups can be listed only for the user's own silo. */
export const siloLevel = (silo: string, isOwn: boolean): AccessLevel => ({
  scope: 'silo',
  list: `access of silo ${silo}`,
  removeTitle: 'Remove access',
  policy: policyOfSilo(silo),
  update: (body) => callTo(siloPolicyUpdate, { path: { silo }, body }),
  users: usersOfSilo(silo),
  silo: siloOf(silo),
  ...(isOwn ? { groups: siloGroups() } : { byId: 'group' }),
});

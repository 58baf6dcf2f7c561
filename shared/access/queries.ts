import {
  ALL,
  currentUserGroups,
  currentUserView,
  groupList,
  policyView,
  siloView,
  systemPolicyView,
  userList,
} from '@console/shared/api';
import { everyPage, optionalLookup, query } from '@console/shared/query';

export const currentUser = () => query(currentUserView);

/** The groups of the current user. */
export const myGroups = () =>
  everyPage((pageToken) => query(currentUserGroups, { query: { limit: ALL, pageToken } }));

/** All users of the user's own silo. */
export const siloUsers = () =>
  everyPage((pageToken) => query(userList, { query: { limit: ALL, pageToken } }));

/** All groups of the user's own silo. */
export const siloGroups = () =>
  everyPage((pageToken) => query(groupList, { query: { limit: ALL, pageToken } }));

/** All members of a group of the user's own silo; `null` when the group does not exist. */
export const membersOf = (group: string) =>
  optionalLookup(everyPage((pageToken) => query(userList, { query: { group, limit: ALL, pageToken } })));

/** The policy of the user's own silo. */
export const siloPolicy = () => query(policyView);

export const fleetPolicy = () => query(systemPolicyView);

/** One silo, by name or id. */
export const siloOf = (silo: string) => query(siloView, { path: { silo } });

/** The names of the own silo's identities, and the current user: lookups of every access page. */
export const accessLookups = () => [siloUsers(), siloGroups(), currentUser(), myGroups()];

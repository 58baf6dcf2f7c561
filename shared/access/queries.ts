import {
  ALL,
  currentUserGroups,
  currentUserView,
  groupList,
  policyView,
  userList,
} from '@console/shared/api';
import { everyPage, optionalLookup, query } from '@console/shared/query';

/** Who is signed in. */
export const currentUser = () => query(currentUserView);

/** The groups of whoever is signed in. */
export const myGroups = () =>
  everyPage((pageToken) => query(currentUserGroups, { query: { limit: ALL, pageToken } }));

/** The users of the own silo, every one. */
export const siloUsers = () =>
  everyPage((pageToken) => query(userList, { query: { limit: ALL, pageToken } }));

/** The groups of the own silo, every one. */
export const siloGroups = () =>
  everyPage((pageToken) => query(groupList, { query: { limit: ALL, pageToken } }));

/** The members of a group of the own silo, every one; `null` when there is no such group. */
export const membersOf = (group: string) =>
  optionalLookup(everyPage((pageToken) => query(userList, { query: { group, limit: ALL, pageToken } })));

/** The policy of the own silo. */
export const siloPolicy = () => query(policyView);

/** What names the identities of the own silo and says who the person is: lookups of every access page. */
export const accessLookups = () => [siloUsers(), siloGroups(), currentUser(), myGroups()];

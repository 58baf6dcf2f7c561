import {
  ALL,
  currentUserGroups,
  currentUserView,
  groupList,
  isKind,
  policyView,
  siloView,
  systemPolicyView,
  userList,
} from '@console/shared/api';
import { everyPage, optionalLookup, query, type Query } from '@console/shared/query';
import { call } from '@console/shared/runtime';

/** The current user. */
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

/** The policy of the fleet. */
export const fleetPolicy = () => query(systemPolicyView);

/** One silo, by name or id. */
export const siloOf = (silo: string) => query(siloView, { path: { silo } });

/** Error kinds of the server for users who may not view the policy of the fleet. */
const REFUSALS = ['forbidden', 'not-found'] as const;

/**
 * Whether the current user is a fleet viewer: who may view the fleet's policy is one (docs/specification.md section 6). The refusal
 * is cached as a normal result, so that a navigation does not repeat the request. The key begins with the operation id, so that a
 * change of the policy makes it stale.
 */
export const isFleetViewer = (): Query<boolean> => ({
  queryKey: [systemPolicyView.id, 'fleet-viewer'],
  queryFn: async ({ signal }) => {
    try {
      await call(systemPolicyView, {}, { signal, expects: REFUSALS, afterSignIn: true });
      return true;
    } catch (error) {
      if (isKind(error, ...REFUSALS)) return false;
      throw error;
    }
  },
});

/** The names of the own silo's identities, and the current user: lookups of every access page. */
export const accessLookups = () => [siloUsers(), siloGroups(), currentUser(), myGroups()];

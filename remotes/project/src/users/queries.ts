import { PAGE_SIZE, groupList, groupView, userList } from '@console/shared/api';
import { cachedAnswer, query } from '@console/shared/query';

/** A page of the users of the user's own silo. */
export const userPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(userList, { query: { limit, pageToken } });

/** A page of the groups of the user's own silo. */
export const groupPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(groupList, { query: { limit, pageToken } });

/** A page of the members of a group. */
export const memberPage =
  (group: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(userList, { query: { group, limit, pageToken } });

/** One group of the user's own silo; 404 when none has this id. */
export const groupById = (groupId: string) => query(groupView, { path: { groupId } });

/** Name of a group for its breadcrumb, which cannot wait for a request; the loader of its page has read it. */
export const groupName = (groupId: string): string =>
  cachedAnswer(groupById(groupId))?.displayName ?? 'Group';

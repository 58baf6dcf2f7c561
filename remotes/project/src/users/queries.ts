import { PAGE_SIZE, groupList, groupView, userList } from '@console/shared/api';
import { query } from '@console/shared/query';

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

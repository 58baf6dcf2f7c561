import { ALL, groupView, userList } from '@console/shared/api';
import { cachedAnswer, everyPage, query } from '@console/shared/query';

export const groupMembers = (group: string) =>
  everyPage((pageToken) => query(userList, { query: { group, limit: ALL, pageToken } }));

/** One group of the user's own silo; 404 when none has this id. */
export const groupById = (groupId: string) => query(groupView, { path: { groupId } });

/** Name of a group for its breadcrumb, which cannot wait for a request; the loader of its page has read it. */
export const groupName = (groupId: string): string =>
  cachedAnswer(groupById(groupId))?.displayName ?? 'Group';

import { ALL, PAGE_SIZE, currentUserSshKeyList, currentUserSshKeyView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** A page of the user's own SSH keys. */
export const sshKeyPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(currentUserSshKeyList, { query: { limit, pageToken } });

export const allSshKeys = () => query(currentUserSshKeyList, { query: { limit: ALL } });

/** One of the user's own SSH keys. */
export const sshKeyByName = (sshKey: string) => query(currentUserSshKeyView, { path: { sshKey } });

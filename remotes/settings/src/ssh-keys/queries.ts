import { currentUserSshKeyList, currentUserSshKeyView } from '@console/shared/api';
import { query } from '@console/shared/query';
import { ALL, PAGE_SIZE } from '../limits.ts';

/** A page of the user's own SSH keys. */
export const sshKeyPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(currentUserSshKeyList, { query: { limit, pageToken } });

/** The user's SSH keys for the palette: all at once. */
export const allSshKeys = () => query(currentUserSshKeyList, { query: { limit: ALL } });

/** One of the user's own SSH keys. */
export const sshKeyByName = (sshKey: string) => query(currentUserSshKeyView, { path: { sshKey } });

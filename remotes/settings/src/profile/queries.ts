import { ALL, currentUserGroups, currentUserView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** The current user. */
export const currentUser = () => query(currentUserView);

/** All groups of the current user. */
export const myGroups = () => query(currentUserGroups, { query: { limit: ALL } });

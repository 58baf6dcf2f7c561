import { ALL, currentUserGroups, currentUserView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** The user who is signed in. */
export const currentUser = () => query(currentUserView);

/** All groups of the user who is signed in. */
export const myGroups = () => query(currentUserGroups, { query: { limit: ALL } });

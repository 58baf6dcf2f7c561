import { currentUserGroups, currentUserView } from '@console/shared/api';
import { query } from '@console/shared/query';
import { ALL } from '../limits.ts';

/** Who is signed in. */
export const currentUser = () => query(currentUserView);

/** The groups of whoever is signed in, all at once. */
export const myGroups = () => query(currentUserGroups, { query: { limit: ALL } });

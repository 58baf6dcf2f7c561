import { currentUserView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** Asks who is signed in: a visitor without a session is sent to sign in before typing a code, not after. */
export const session = () => query(currentUserView);

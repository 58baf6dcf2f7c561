import { apiError, type ApiError } from '@console/shared/api';

/** The error of a write that is not sent because there is no session. */
export const sessionEnded = (operation: string): ApiError =>
  apiError({
    kind: 'unauthorized',
    operation,
    status: 401,
    message: 'Your session has ended. Sign in, then submit again.',
  });

/** The error of a call of a tab whose user is no longer signed in. */
export const tabIsOver = (operation: string): ApiError =>
  apiError({ kind: 'unauthorized', operation, message: 'This tab is no longer signed in.' });

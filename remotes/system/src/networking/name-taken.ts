import { type ApiError, apiError } from '@console/shared/api';

/** The error of a name that the server would accept although it is in use, shown at the name like that of the server. */
export const nameTaken = (message: string): ApiError =>
  apiError({ kind: 'conflict', code: 'ObjectAlreadyExists', message });

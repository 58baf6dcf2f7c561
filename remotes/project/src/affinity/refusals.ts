import { apiError, isApiError } from '@console/shared/api';
import type { Call } from '@console/shared/query';

/**
 * Translates the refusal of a new member: the server mentions a reservation of the instance when it is running or changing state
 * (docs/screens/network-access.md section 17, B-G4). Other errors stay unchanged.
 */
export function plainRefusal(error: unknown): unknown {
  if (!isApiError(error) || !/reserv/i.test(error.message)) return error;
  const { name: _name, stack: _stack, ...facts } = error;
  return apiError({ ...facts, message: 'Stop the instance to add it to a group' });
}

/** The request with translated refusals. */
export const inPlainWords = <Result>(call: Call<Result>): Call<Result> => ({
  ...call,
  send: async () => {
    try {
      return await call.send();
    } catch (error) {
      throw plainRefusal(error);
    }
  },
});

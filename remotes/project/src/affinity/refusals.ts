import { apiError, isApiError } from '@console/shared/api';
import type { Call } from '@console/shared/query';

/**
 * The refusal of a new member in plain words: the server names a reservation of the instance when it means that it
 * runs, or is not at rest (docs/screens/network-access.md section 17, B-G4). Other errors stay as they are.
 */
export function plainRefusal(error: unknown): unknown {
  if (!isApiError(error) || !/reserv/i.test(error.message)) return error;
  const { name: _name, stack: _stack, ...facts } = error;
  return apiError({ ...facts, message: 'The instance must be stopped to be added to a group' });
}

/** The call with its refusals in plain words. */
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

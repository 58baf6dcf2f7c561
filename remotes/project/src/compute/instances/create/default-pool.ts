import { apiError, isApiError } from '@console/shared/api';
import type { Call } from '@console/shared/query';

/** Why no instance can be created in this silo, and the remedy. */
export const NO_DEFAULT_POOL =
  'This silo has no default IP pool. Every instance takes an address from it to reach the internet, so no instance can be created. Ask your platform team to link a default pool to the silo.';

/**
 * The request to create an instance. Users without a role on the silo cannot see its pools: only the refusal shows them that there
 * is no default one, and the server's message is only that it was not found.
 */
export const sayingNoDefaultPool = <Result>(call: Call<Result>): Call<Result> => ({
  ...call,
  send: async () => {
    try {
      return await call.send();
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'not-found' || !/default.*pool/i.test(error.message))
        throw error;
      const { name: _name, stack: _stack, ...facts } = error;
      throw apiError({ ...facts, message: NO_DEFAULT_POOL });
    }
  },
});

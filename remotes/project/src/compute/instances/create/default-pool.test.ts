import { apiError, instanceDelete, isApiError } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { describe, expect, it } from 'vitest';
import { NO_DEFAULT_POOL, sayingNoDefaultPool } from './default-pool.ts';

const refusal = (message: string) => apiError({ kind: 'not-found', status: 404, message });

async function messageOf(error: unknown): Promise<string> {
  const failing = {
    ...callTo(instanceDelete, { path: { instance: 'a' }, query: {} }),
    send: async () => {
      await Promise.resolve();
      throw error;
    },
  };
  try {
    await sayingNoDefaultPool(failing).send();
  } catch (thrown) {
    return isApiError(thrown) ? thrown.message : 'something else';
  }
  return 'nothing';
}

describe('the refusal of an instance', () => {
  it('says what to do when the default pool is missing', async () => {
    expect(await messageOf(refusal('Not found: default IP pool for the current silo'))).toBe(NO_DEFAULT_POOL);
  });

  it('stays as it is when something else was not found', async () => {
    expect(await messageOf(refusal('Not found: disk with name "default"'))).toBe(
      'Not found: disk with name "default"',
    );
  });
});

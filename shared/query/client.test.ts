// @vitest-environment happy-dom
import { signOut } from '@console/shared/runtime';
import { expect, test, vi } from 'vitest';
import { queryClient } from './client.ts';

test('nothing of the session is left in the cache, also when the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'error').mockReturnValue();
  queryClient.setQueryData(['currentUserView'], { displayName: 'Maren Okafor' });
  await signOut();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

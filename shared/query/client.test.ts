// @vitest-environment happy-dom
import { signOut } from '@console/shared/runtime';
import { expect, test, vi } from 'vitest';
import { queryClient } from './client.ts';

test('a sign-out clears the cache, also when the server is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'error').mockReturnValue();
  queryClient.setQueryData(['currentUserView'], { displayName: 'Maren Okafor' });
  await signOut();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

// @sheet specification/9.2
test('a read is not retried, stale after two seconds and not refetched on focus', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    retry: false,
    staleTime: 2000,
    refetchOnWindowFocus: false,
  });
});

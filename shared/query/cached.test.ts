// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { diskList } from '@console/shared/api';
import { freshAnswer, readCache } from './cached.ts';
import { queryClient } from './client.ts';
import { clearCache, query } from './index.ts';

afterEach(clearCache);

const disks = (project: string, pageToken?: string, limit = 50) =>
  query(diskList, { query: { project, limit, pageToken } });
/** Puts rows into the cache under the key of a page. */
const cache = ({ queryKey }: { queryKey: readonly unknown[] }, ...items: string[]) =>
  queryClient.setQueryData(queryKey, { items });

test('the cached items of a list are those of all its pages, of any size, and of no other list', () => {
  cache(disks('a'), 'a1');
  cache(disks('a', 'next'), 'a2');
  cache(disks('a', undefined, 1000), 'a3');
  cache(disks('b'), 'b1');
  expect(new Set(readCache()(disks('a')))).toEqual(new Set(['a1', 'a2', 'a3']));
  expect(readCache()(disks('c'))).toEqual([]);
});

test('the parameters of a list count, their order does not', () => {
  const sorted = query(diskList, { query: { sortBy: 'name_ascending', project: 'a', limit: 50 } });
  cache(query(diskList, { query: { project: 'a', sortBy: 'name_ascending', limit: 10 } }), 'a1');
  cache(disks('a'), 'a2');
  expect(readCache()(sorted)).toEqual(['a1']);
});

test('a cached answer is fresh up to an age, and not after a write has made it stale', async () => {
  vi.useFakeTimers();
  cache(disks('a'), 'a1');
  vi.advanceTimersByTime(1000);
  expect(freshAnswer(disks('a'), 1000)).toEqual({ items: ['a1'] });
  expect(freshAnswer(disks('a'), 999)).toBeUndefined();
  expect(freshAnswer(disks('b'), 1000)).toBeUndefined();
  await queryClient.invalidateQueries({ queryKey: disks('a').queryKey });
  expect(freshAnswer(disks('a'), 1000)).toBeUndefined();
  vi.useRealTimers();
});

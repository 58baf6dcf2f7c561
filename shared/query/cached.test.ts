// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { diskList } from '@console/shared/api';
import { cachedAnswer, cachedItems, freshAnswer } from './cached.ts';
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
  expect(new Set(cachedItems((pageToken) => disks('a', pageToken)))).toEqual(new Set(['a1', 'a2', 'a3']));
  expect(cachedItems((pageToken) => disks('c', pageToken))).toEqual([]);
});

test('items that are added, changed and removed later are found', () => {
  const items = () => cachedItems((pageToken) => disks('a', pageToken));
  expect(items()).toEqual([]);
  cache(disks('a'), 'a1');
  expect(items()).toEqual(['a1']);
  cache(disks('a'), 'a2');
  cache(disks('b'), 'b1');
  expect(items()).toEqual(['a2']);
  cache(disks('a', 'next'), 'a3');
  expect(items()).toEqual(['a2', 'a3']);
  clearCache();
  expect(items()).toEqual([]);
});

test('the parameters of a list count, their order does not', () => {
  const sorted = (pageToken?: string) =>
    query(diskList, { query: { sortBy: 'name_ascending', project: 'a', limit: 50, pageToken } });
  cache(query(diskList, { query: { project: 'a', sortBy: 'name_ascending', limit: 10 } }), 'a1');
  cache(disks('a'), 'a2');
  expect(cachedItems(sorted)).toEqual(['a1']);
});

test('a cached answer is fresh up to an age, and not after a write has made it stale', async () => {
  vi.useFakeTimers();
  cache(disks('a'), 'a1');
  vi.advanceTimersByTime(1000);
  expect(freshAnswer(disks('a'), 1000)).toEqual({ items: ['a1'] });
  expect(freshAnswer(disks('a'), 999)).toBeUndefined();
  expect(freshAnswer(disks('b'), 1000)).toBeUndefined();
  expect(cachedAnswer(disks('b'))).toBeUndefined();
  await queryClient.invalidateQueries({ queryKey: disks('a').queryKey });
  expect(freshAnswer(disks('a'), 1000)).toBeUndefined();
  expect(cachedAnswer(disks('a'))).toEqual({ items: ['a1'] });
  vi.useRealTimers();
});

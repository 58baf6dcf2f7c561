// @vitest-environment happy-dom
import { apiError } from '@console/shared/api';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from './client.ts';
import { everyPage, isCached, load, seed, useEveryRow, useLoaded } from './index.ts';
import { isComplete } from './reading.ts';
import {
  calls,
  fails,
  hang,
  ok,
  page,
  pageUrl,
  project,
  server,
  useStubServer,
  view,
  wire,
} from './test-server.ts';

useStubServer();

test('a query is cached from its first answer on, and when it is seeded', async () => {
  expect(isCached(view('a'))).toBe(false);
  server.set('GET /v1/projects/a', ok(wire('a')));
  await load([view('a')]);
  expect(isCached(view('a'))).toBe(true);
  expect(isCached(view('b'))).toBe(false);
  seed(view('b'), project('b'));
  expect(isCached(view('b'))).toBe(true);
});

describe('a load with lookups', () => {
  test('waits for the lookups', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    const answer = hang('GET /v1/projects/b');
    let isLoaded = false;
    const loading = load([view('a')], [view('b')]).then(() => (isLoaded = true));
    await vi.waitFor(() => expect(isCached(view('a'))).toBe(true));
    expect(isLoaded).toBe(false);
    answer(200, wire('b'));
    await loading;
    expect(isCached(view('b'))).toBe(true);
  });

  test('does not wait for the lookups once a query has failed', async () => {
    server.set('GET /v1/projects/a', fails(404, 'ObjectNotFound'));
    hang('GET /v1/projects/b');
    await expect(load([view('a')], [view('b')])).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('succeeds when a lookup fails', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    server.set('GET /v1/projects/b', fails(404));
    expect(await load([view('a')], [view('b')])).toBeNull();
  });
});

describe('polling', () => {
  const PACE = 5000;
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('stops when a write has made the data of a deleted resource stale', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    await load([view('a')]);
    renderHook(() => useLoaded(view('a'), { poll: () => PACE }));
    await act(() => vi.advanceTimersByTimeAsync(PACE));
    expect(calls()).toHaveLength(2);
    await act(() => queryClient.invalidateQueries({ queryKey: view('a').queryKey, refetchType: 'none' }));
    await act(() => vi.advanceTimersByTimeAsync(10 * PACE));
    expect(calls()).toHaveLength(2);
  });
});

describe('rows of a list', () => {
  const rows = { items: [1, 2], nextPage: 'more' };

  test.each([
    ['the last page was read', { items: [1, 2] }, true],
    ['there is another page', rows, false],
    ['the limit is reached', { ...rows, items: [1, 2, 3] }, true],
    ['a page failed', { items: [1, 2], error: apiError({ kind: 'server', message: '' }) }, false],
  ])('%s', (_, read, expected) => {
    expect(isComplete(read, 3)).toBe(expected);
  });

  test('are read completely for the palette only when there are several pages', async () => {
    const whole = everyPage(page);
    const shown = { items: [project('a')], hasPrev: false, hasNext: false };
    const { result, rerender } = renderHook((state) => useEveryRow(state, whole), { initialProps: shown });
    expect(calls()).toEqual([]);
    expect(result.current).toBe(shown.items);
    server.set(pageUrl(), ok({ items: [wire('a'), wire('b')], next_page: 't' }));
    server.set(pageUrl('t'), ok({ items: [wire('c')], next_page: null }));
    rerender({ ...shown, hasNext: true });
    // The rows of the page are offered until all are read
    expect(result.current).toBe(shown.items);
    await vi.waitFor(() => expect(result.current.map(({ name }) => name)).toEqual(['a', 'b', 'c']));
    rerender(shown);
    expect(result.current).toBe(shown.items);
  });
});

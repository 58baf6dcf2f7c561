// @vitest-environment happy-dom
import { projectList } from '@console/shared/api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { load, query, refresh, usePage } from './index.ts';
import { MAX_ROWS } from './rows.ts';
import { calls, fails, ok, server, useStubServer, wire } from './test-server.ts';

useStubServer();

/** Rows of a large page here; a shorter one is the last. */
const LARGE = 3;
const page = (token?: string, limit = 2) =>
  query(projectList, { query: { limit: limit === 1000 ? LARGE : limit, pageToken: token } });
const url = (limit: number, token?: string) =>
  `GET /v1/projects?limit=${limit}${token ? `&page_token=${token}` : ''}`;
const rows = (...names: string[]) => names.map((name) => wire(name));

/** A list of five on small pages, and on large ones as they are told. */
function serve(...large: string[]) {
  server.set(url(2), ok({ items: rows('a', 'b'), next_page: 's1' }));
  server.set(url(2, 's1'), ok({ items: rows('c', 'd'), next_page: 's2' }));
  for (const [index, names] of large.entries()) {
    const token = index === 0 ? undefined : `l${index}`;
    const next = index === large.length - 1 ? null : `l${index + 1}`;
    server.set(url(LARGE, token), ok({ items: rows(...names), next_page: next }));
  }
}

const show = async (options: Parameters<typeof usePage<{ name: string }>>[1] = {}) => {
  await load([page()]);
  const { result } = renderHook(() => usePage(page, options));
  return {
    result,
    names: () => result.current.items.map(({ name }) => name).join(''),
    want: (all: boolean) => act(() => result.current.wantAll(all)),
  };
};
type Shown = Awaited<ReturnType<typeof show>>;
const settled = ({ result }: Shown) =>
  waitFor(() => expect(result.current.reading?.isReading ?? false).toBe(false));

afterEach(() => vi.useRealTimers());

describe('reading every row', () => {
  test('uses large pages, and shows the first small page until they have arrived', async () => {
    serve('abc', 'de');
    const list = await show();
    expect(list.result.current.reading).toBeUndefined();
    list.want(true);
    expect(list.names()).toBe('ab');
    expect(list.result.current.reading).toMatchObject({ isReading: true, hasMore: false, error: null });
    await settled(list);
    expect(list.names()).toBe('abcde');
    expect(list.result.current.reading).toMatchObject({ isReading: false, hasMore: false, error: null });
    expect(calls()).toEqual([url(2), url(LARGE), url(LARGE, 'l1')]);
  });

  test('sends no request for a list of one page', async () => {
    server.set(url(2), ok({ items: rows('a', 'b'), next_page: null }));
    const list = await show();
    list.want(true);
    expect(list.names()).toBe('ab');
    expect(list.result.current.reading).toBeUndefined();
    expect(calls()).toEqual([url(2)]);
  });

  test('returns to the page that was shown before', async () => {
    serve('abcde');
    const list = await show();
    act(() => list.result.current.next());
    await waitFor(() => expect(list.names()).toBe('cd'));
    list.want(true);
    await settled(list);
    expect(list.result.current).toMatchObject({ page: 1, hasPrev: false });
    expect(list.names()).toBe('abcde');
    list.want(false);
    expect(list.result.current.page).toBe(2);
    expect(list.names()).toBe('cd');
  });

  test('is refreshed with the rest of the list, and replaced in one step', async () => {
    serve('abc', 'de');
    const list = await show();
    list.want(true);
    await settled(list);
    serve('bcd', 'ef');
    const seen = new Set<string>();
    await act(() => refresh(projectList));
    await waitFor(() => {
      seen.add(list.names());
      expect(list.names()).toBe('bcdef');
    });
    expect([...seen].filter((names) => names !== 'abcde')).toEqual(['bcdef']);
    server.set(url(LARGE, 'l1'), fails(503));
    await act(() => refresh(projectList));
    await settled(list);
    expect(list.names()).toBe('bcdef');
    expect(list.result.current.reading).toMatchObject({ hasMore: false, error: null });
  });
});

describe('a page that fails', () => {
  test('keeps the rows before it, reports the error, and can be retried', async () => {
    serve('abc', 'def', 'g');
    server.set(url(LARGE, 'l1'), fails(503));
    const list = await show();
    list.want(true);
    await settled(list);
    expect(list.names()).toBe('abc');
    expect(list.result.current.reading).toMatchObject({ hasMore: true, error: { kind: 'server' } });
    serve('abc', 'def', 'g');
    await act(async () => list.result.current.reading?.readMore());
    await settled(list);
    expect(list.names()).toBe('abcdefg');
    expect(list.result.current.reading).toMatchObject({ hasMore: false, error: null });
    // Continued from where it failed
    expect(calls().filter((call) => call === url(LARGE))).toHaveLength(1);
  });

  test('can be the first page', async () => {
    serve('abcde');
    server.set(url(LARGE), fails(500));
    const list = await show();
    list.want(true);
    await settled(list);
    expect(list.names()).toBe('ab');
    expect(list.result.current.reading).toMatchObject({ hasMore: true, error: { kind: 'server' } });
    serve('abcde');
    await act(async () => list.result.current.reading?.readMore());
    await waitFor(() => expect(list.names()).toBe('abcde'));
  });
});

test('reading stops at the limit, and continues on readMore', async () => {
  const thousand = (from: number) =>
    Array.from({ length: 1000 }, (_, index) => wire(`vm-${from * 1000 + index}`));
  serve();
  for (let index = 0; index < 12; index += 1)
    server.set(
      url(LARGE, index === 0 ? undefined : `l${index}`),
      ok({ items: thousand(index), next_page: index === 11 ? null : `l${index + 1}` }),
    );
  const list = await show();
  list.want(true);
  await settled(list);
  expect(list.result.current.items).toHaveLength(MAX_ROWS);
  expect(list.result.current.reading).toMatchObject({ hasMore: true, error: null });
  // The small page, ten large ones, and one row to see whether more exist
  expect(calls()).toHaveLength(12);
  await act(async () => list.result.current.reading?.readMore());
  expect(list.result.current.items.length).toBeGreaterThanOrEqual(MAX_ROWS);
  await settled(list);
  expect(list.result.current.items).toHaveLength(12_000);
  expect(list.result.current.reading).toMatchObject({ hasMore: false });
  expect(calls()).toHaveLength(14);
});

test('a list that ends at the bound is complete, although its last page has a token', async () => {
  const thousand = (from: number) =>
    Array.from({ length: 1000 }, (_, index) => wire(`vm-${from * 1000 + index}`));
  serve();
  for (let index = 0; index < 10; index += 1)
    server.set(
      url(LARGE, index === 0 ? undefined : `l${index}`),
      ok({ items: thousand(index), next_page: `l${index + 1}` }),
    );
  server.set(url(1, 'l10'), ok({ items: [], next_page: null }));
  const list = await show();
  list.want(true);
  await settled(list);
  expect(list.result.current.items).toHaveLength(MAX_ROWS);
  expect(list.result.current.reading).toMatchObject({ hasMore: false, error: null });
});

test('all rows are polled, at an interval that grows with the number of requests', async () => {
  serve('abc', 'de');
  const seen: number[] = [];
  const list = await show({
    poll: ({ items }) => {
      seen.push(items.length);
      return 50;
    },
  });
  list.want(true);
  await settled(list);
  const before = calls().length;
  serve('abc', 'dex');
  await waitFor(() => expect(list.names()).toBe('abcdex'));
  // The small page is not requested any more
  expect(calls().slice(before)).not.toContain(url(2));
  expect(seen).toContain(5);
});

// @vitest-environment happy-dom
import type { ProjectResultsPage } from '@console/shared/api';
import { projectList, vpcList } from '@console/shared/api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { load, query, refresh, usePage } from './index.ts';
import { calls, fails, ok, page, pageUrl, server, useStubServer, wire } from './test-server.ts';

useStubServer();

describe('usePage', () => {
  const rows = (...names: string[]) => names.map((name) => wire(name));
  const threePages = () => {
    server.set(pageUrl(), ok({ items: rows('a', 'b'), next_page: 't1' }));
    server.set(pageUrl('t1'), ok({ items: rows('c', 'd'), next_page: 't2' }));
    server.set(pageUrl('t2'), ok({ items: rows('e'), next_page: null }));
  };
  const names = (items: ProjectResultsPage['items']) => items.map(({ name }) => name).join('');
  const show = async () => {
    threePages();
    await load([page()]);
    return renderHook(({ of }) => usePage(of), { initialProps: { of: page } }).result;
  };

  // @sheet common-ui/34.19 specification/7.5
  test('goes forward by token and back by kept tokens; old rows stay until the new ones have arrived', async () => {
    const result = await show();
    expect(result.current).toMatchObject({ page: 1, hasPrev: false, hasNext: true, isFetching: false });
    act(() => result.current.next());
    expect(result.current).toMatchObject({ page: 1, isFetching: true });
    expect(names(result.current.items)).toBe('ab');
    await waitFor(() => expect(names(result.current.items)).toBe('cd'));
    expect(result.current).toMatchObject({ page: 2, hasPrev: true, hasNext: true, isFetching: false });
    act(() => result.current.next());
    await waitFor(() => expect(result.current).toMatchObject({ page: 3, hasNext: false }));
    act(() => result.current.next());
    expect(result.current.page).toBe(3);
    act(() => result.current.prev());
    await waitFor(() => expect(names(result.current.items)).toBe('cd'));
    act(() => result.current.prev());
    await waitFor(() => expect(result.current).toMatchObject({ page: 1, hasPrev: false }));
    expect(calls()).toEqual([pageUrl(), pageUrl('t1'), pageUrl('t2')]);
  });

  test('several clicks during one request move one page', async () => {
    const result = await show();
    act(() => {
      result.current.next();
      result.current.next();
    });
    act(() => result.current.next());
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    expect(result.current.page).toBe(2);
  });

  test('a failed page leaves the old one and reports the error', async () => {
    const result = await show();
    server.set(pageUrl('t1'), fails(500));
    act(() => result.current.next());
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'server' }));
    expect(names(result.current.items)).toBe('ab');
    threePages();
    act(() => result.current.next());
    await waitFor(() => expect(result.current).toMatchObject({ page: 2, error: null }));
  });

  test.each<[string, () => [number, unknown], number]>([
    ['emptied', ok({ items: [] }), 2],
    ['whose token is refused', fails(400, 'InvalidRequest'), 1],
  ])('steps back from a page %s', async (_, reply, expected) => {
    const result = await show();
    act(() => result.current.next());
    await waitFor(() => expect(result.current.page).toBe(2));
    act(() => result.current.next());
    await waitFor(() => expect(result.current.page).toBe(3));
    server.set(pageUrl('t2'), reply);
    await act(() => refresh(projectList));
    await waitFor(() => expect(result.current.page).toBe(expected));
  });

  test('a page that comes back empty is not shown, and is requested again', async () => {
    const result = await show();
    server.set(pageUrl('t1'), ok({ items: [], next_page: null }));
    act(() => result.current.next());
    await waitFor(() => expect(result.current.isEnd).toBe(true));
    expect(result.current).toMatchObject({ page: 1, hasPrev: false, hasNext: true, isFetching: false });
    expect(names(result.current.items)).toBe('ab');
    threePages();
    act(() => result.current.next());
    await waitFor(() => expect(result.current).toMatchObject({ page: 2, isEnd: false }));
    expect(names(result.current.items)).toBe('cd');
  });

  test('a new list starts at its first page', async () => {
    threePages();
    server.set('GET /v1/vpcs?project=p', ok({ items: rows('x'), next_page: 'x1' }));
    server.set('GET /v1/vpcs?project=p&page_token=x1', ok({ items: rows('y') }));
    server.set('GET /v1/vpcs?project=q', ok({ items: rows('z'), next_page: 'z1' }));
    const vpcs = (of: string) => (pageToken?: string) =>
      query(vpcList, { query: { project: of, pageToken } });
    await load([vpcs('p')(), vpcs('q')()]);
    const { result, rerender } = renderHook(({ of }) => usePage(vpcs(of)), { initialProps: { of: 'p' } });
    act(() => result.current.next());
    await waitFor(() => expect(result.current.page).toBe(2));
    rerender({ of: 'q' });
    expect(result.current).toMatchObject({ page: 1, hasNext: true });
    expect(result.current.items[0]?.name).toBe('z');
  });
});

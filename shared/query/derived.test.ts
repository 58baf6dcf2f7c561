// @vitest-environment happy-dom
import { projectCreate, projectList } from '@console/shared/api';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  everyPage,
  fetchQuery,
  load,
  optionalLookup,
  orRefused,
  query,
  runOperation,
  useQuery,
} from './index.ts';
import { calls, fails, ok, page, pageUrl, useStubServer, server, view, wire } from './test-server.ts';

useStubServer();

describe('everyPage', () => {
  const twoPages = () => {
    server.set(pageUrl(), ok({ items: [wire('a'), wire('b')], next_page: 'two' }));
    server.set(pageUrl('two'), ok({ items: [wire('c')], next_page: null }));
  };

  it('reads all pages in order and returns one result', async () => {
    twoPages();
    const { items } = await fetchQuery(everyPage(page));
    expect(items.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(calls()).toEqual([pageUrl(), pageUrl('two')]);
  });

  it('returns a single page when there is only one', async () => {
    server.set(pageUrl(), ok({ items: [] }));
    expect(await fetchQuery(everyPage(page))).toEqual({ items: [] });
    expect(calls()).toHaveLength(1);
  });

  it('has its own cache key, and fails when any page fails', async () => {
    twoPages();
    server.set(pageUrl('two'), fails(503));
    await expect(load([page(), everyPage(page)])).rejects.toMatchObject({ kind: 'server' });
    expect((await fetchQuery(page())).items).toHaveLength(2);
  });

  it('is stale when its list is stale', async () => {
    twoPages();
    await fetchQuery(everyPage(page));
    server.set('POST /v1/projects', ok(wire('d')));
    await runOperation(projectCreate, { body: { name: 'd', description: '' } });
    await fetchQuery(everyPage(page));
    expect(calls()).toHaveLength(5);
  });
});

describe('optionalLookup', () => {
  it('returns the object, or null for a 404', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    server.set('GET /v1/projects/b', fails(404, 'ObjectNotFound'));
    expect(await fetchQuery(optionalLookup(view('a')))).toMatchObject({ name: 'a' });
    expect(await fetchQuery(optionalLookup(view('b')))).toBeNull();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('fails for any other error', async () => {
    server.set('GET /v1/projects/a', fails(503));
    await expect(fetchQuery(optionalLookup(view('a')))).rejects.toMatchObject({ kind: 'server' });
  });

  it('is not pending when it is shown again', async () => {
    server.set('GET /v1/projects/b', fails(404, 'ObjectNotFound'));
    const first = renderHook(() => useQuery(optionalLookup(view('b'))));
    await waitFor(() => expect(first.result.current.data).toBeNull());
    first.unmount();
    const again = renderHook(() => useQuery(optionalLookup(view('b'))));
    expect(again.result.current).toMatchObject({ data: null, isPending: false });
  });
});

describe('orRefused', () => {
  it('returns the list, or an empty one that is marked for a 403', async () => {
    server.set('GET /v1/projects?limit=2', ok({ items: [wire('a')] }));
    const listed = orRefused(query(projectList, { query: { limit: 2 } }));
    expect(await fetchQuery(listed)).toMatchObject({ items: [{ name: 'a' }] });
    server.set('GET /v1/projects?limit=3', fails(403, 'Forbidden'));
    const refused = orRefused(query(projectList, { query: { limit: 3 } }));
    expect(await fetchQuery(refused)).toEqual({ items: [], isRefused: true });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('fails for any other error', async () => {
    server.set('GET /v1/projects?limit=4', fails(503));
    const failing = orRefused(query(projectList, { query: { limit: 4 } }));
    await expect(fetchQuery(failing)).rejects.toMatchObject({ kind: 'server' });
  });
});

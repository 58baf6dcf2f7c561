// @vitest-environment happy-dom
import type { Project } from '@console/shared/api';
import { projectCreate, projectDelete, projectList, projectUpdate } from '@console/shared/api';
import { queryClient } from './client.ts';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { load, query, runAbortable, runOperation, batchRefetches, useLoaded, useOperation } from './index.ts';
import { calls, fails, ok, page, pageUrl, server, useStubServer, view, wire } from './test-server.ts';

useStubServer();

describe('operations', () => {
  const created = { body: { name: 'a', description: '' } };
  const listed = { path: { project: 'a' } };

  test('a success refetches queries on the screen and marks the others as stale', async () => {
    server.set(pageUrl(), ok({ items: [] }));
    server.set('GET /v1/projects?limit=1000', ok({ items: [] }));
    server.set('POST /v1/projects', ok(wire('a')));
    const all = query(projectList, { query: { limit: 1000 } });
    await load([page(), all]);
    renderHook(() => useLoaded(page()));
    await act(() => runOperation(projectCreate, created));
    expect(calls().slice(2)).toEqual(['POST /v1/projects', pageUrl()]);
    expect(queryClient.getQueryState(all.queryKey)?.isInvalidated).toBe(true);
  });

  test('a failure makes nothing stale', async () => {
    server.set(pageUrl(), ok({ items: [] }));
    server.set('POST /v1/projects', fails(400, 'InvalidRequest'));
    await load([page()]);
    await expect(runOperation(projectCreate, created)).rejects.toMatchObject({ kind: 'invalid' });
    expect(queryClient.getQueryState(page().queryKey)?.isInvalidated).toBe(false);
  });

  test('an aborted write makes its reads stale, because the server may have executed it', async () => {
    server.set(pageUrl(), ok({ items: [] }));
    await load([page()]);
    const reason = new DOMException('enough', 'AbortError');
    await expect(runAbortable(projectCreate, created, AbortSignal.abort(reason))).rejects.toThrow();
    expect(queryClient.getQueryState(page().queryKey)?.isInvalidated).toBe(true);
  });

  test('a deleted object is not refetched while its page is still open; other queries are', async () => {
    for (const name of ['a', 'b']) server.set(`GET /v1/projects/${name}`, ok(wire(name)));
    server.set('DELETE /v1/projects/a', ok({}));
    await load([view('a'), view('b')]);
    renderHook(() => [useLoaded(view('a')), useLoaded(view('b'))]);
    await act(() => runOperation(projectDelete, listed));
    expect(calls().slice(2)).toEqual(['DELETE /v1/projects/a', 'GET /v1/projects/b']);
    expect(queryClient.getQueryState(view('a').queryKey)?.isInvalidated).toBe(true);
  });

  test.each([
    ['a', 'z', []],
    ['a', 'a', ['GET /v1/projects/a']],
    ['c4d1d3a4-31c0-4b0a-a5a5-0d7c8f6c7c11', 'z', ['GET /v1/projects/c4d1d3a4-31c0-4b0a-a5a5-0d7c8f6c7c11']],
  ])('%s renamed to %s refetches %j', async (selector, name, expected) => {
    server.set(`GET /v1/projects/${selector}`, ok(wire('a')));
    server.set(`PUT /v1/projects/${selector}`, ok(wire(name)));
    await load([view(selector)]);
    renderHook(() => useLoaded(view(selector)));
    await act(() => runOperation(projectUpdate, { path: { project: selector }, body: { name } }));
    expect(calls().slice(2)).toEqual(expected);
  });

  test('useOperation: a second run while one is pending returns the pending run', async () => {
    server.set('POST /v1/projects', ok(wire('a')));
    const onSuccess = vi.fn<(output: Project) => void>();
    const { result } = renderHook(() => useOperation(projectCreate, { onSuccess }));
    let runs: Promise<unknown>[] = [];
    act(() => {
      runs = [result.current.run(created), result.current.run(created)];
    });
    expect(result.current.pending).toBe(true);
    expect(runs[0]).toBe(runs[1]);
    await act(() => Promise.all(runs));
    expect(calls()).toEqual(['POST /v1/projects']);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'a' }), created);
    expect(result.current).toMatchObject({ pending: false, error: null });
    await act(() => result.current.run(created));
    expect(calls()).toHaveLength(2);
  });

  test('useOperation stays pending until the promise of onSuccess settles', async () => {
    server.set('POST /v1/projects', ok(wire('a')));
    let arrive = () => {};
    const navigation = new Promise<void>((resolve) => (arrive = resolve));
    const { result } = renderHook(() => useOperation(projectCreate, { onSuccess: () => navigation }));
    let run: Promise<unknown> = Promise.resolve();
    await act(async () => {
      run = result.current.run(created);
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    expect(result.current.pending).toBe(true);
    arrive();
    await act(() => run);
    expect(result.current.pending).toBe(false);
  });

  test('useOperation: an error sets the state and calls onError, and never rejects', async () => {
    server.set('POST /v1/projects', fails(400, 'ObjectAlreadyExists'));
    const onError = vi.fn<() => void>();
    const { result } = renderHook(() => useOperation(projectCreate, { onError }));
    await act(async () => expect(await result.current.run(created)).toBeUndefined());
    expect(result.current.error).toMatchObject({ kind: 'conflict', message: 'Project name already exists' });
    expect(onError).toHaveBeenCalledOnce();
    act(() => result.current.reset());
    expect(result.current.error).toBeNull();
  });
});

describe('batchRefetches', () => {
  const created = (name: string) => ({ body: { name, description: '' } });
  const listed = () => calls().filter((call) => call === pageUrl()).length;

  test('refetches once at the end, and every two seconds while the batch runs', async () => {
    vi.useFakeTimers();
    try {
      server.set(pageUrl(), ok({ items: [] }));
      server.set('POST /v1/projects', ok(wire('a')));
      await load([page()]);
      renderHook(() => useLoaded(page()));
      await act(() =>
        batchRefetches(async () => {
          for (let count = 0; count < 50; count += 1) {
            await runOperation(projectCreate, created('a'));
            await vi.advanceTimersByTimeAsync(100);
          }
        }),
      );
      // Five seconds: at 2, at 4 and at the end; the first is that of the page
      expect(listed()).toBe(4);
      await act(() => runOperation(projectCreate, created('a')));
      expect(listed()).toBe(5);
    } finally {
      vi.useRealTimers();
    }
  });

  test('refetches at the end also when the batch fails, and never when nothing is stale', async () => {
    server.set(pageUrl(), ok({ items: [] }));
    server.set('POST /v1/projects', ok(wire('a')));
    await load([page()]);
    renderHook(() => useLoaded(page()));
    await expect(batchRefetches(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(listed()).toBe(1);
    const broken = batchRefetches(async () => {
      await runOperation(projectCreate, created('a'));
      throw new Error('no');
    });
    await act(() => expect(broken).rejects.toThrow('no'));
    expect(listed()).toBe(2);
  });
});

// @vitest-environment happy-dom
import { isApiError, projectDelete, projectList, projectView } from '@console/shared/api';
import { queryClient } from './client.ts';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { sessionAtom, store } from '@console/shared/runtime';
import { afterEach, describe, expect, test } from 'vitest';

import {
  fetchQuery,
  fetchToShow,
  load,
  query,
  refresh,
  runOperation,
  seed,
  useFetching,
  useLoaded,
  useQuery,
} from './index.ts';
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

class Boundary extends Component<{ children: ReactNode }, { kind?: string }> {
  override state: { kind?: string } = {};
  static getDerivedStateFromError = (failure: unknown) => ({
    kind: isApiError(failure) ? failure.kind : 'bug',
  });
  override render() {
    return this.state.kind === undefined ? this.props.children : <p>failed: {this.state.kind}</p>;
  }
}

describe('when the session ends', () => {
  afterEach(() => store.set(sessionAtom, { kind: 'open' }));

  // @sheet common-ui/34.41
  test('a read of a form is rejected, and one of the screen for the same data goes on', async () => {
    const respond = hang('GET /v1/projects/a');
    const ofScreen = fetchToShow(view('a'));
    const ofForm = expect(fetchQuery(view('a'))).rejects.toMatchObject({
      kind: 'unauthorized',
      operation: 'projectView',
    });
    store.set(sessionAtom, { kind: 'ended' });
    await ofForm;
    respond(200, wire('a'));
    expect(await ofScreen).toMatchObject({ name: 'a' });
    expect(calls()).toHaveLength(1);
  });

  test('a read of a form is rejected as long as the session has ended, also when the data is cached', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    await fetchQuery(view('a'));
    store.set(sessionAtom, { kind: 'ended' });
    await expect(fetchQuery(view('a'))).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});

describe('query and load', () => {
  test('the key is the operation and its input, without an absent token', async () => {
    expect(page().queryKey).toEqual(['projectList', { query: { limit: 2 } }]);
    server.set(pageUrl(), ok({ items: [] }));
    await load([page()]);
    expect(queryClient.getQueryData(query(projectList, { query: { limit: 2 } }).queryKey)).toEqual({
      items: [],
    });
  });

  // @sheet specification/9.2
  test('all queries start at once, each at most once in two seconds', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    server.set('GET /v1/projects/b', ok(wire('b')));
    const done = load([view('a'), view('b')]);
    expect(calls()).toHaveLength(2);
    await done;
    expect(await fetchQuery(view('a'))).toMatchObject({ name: 'a' });
    expect(calls()).toHaveLength(2);
  });

  test('load waits for a lookup and ignores its failure', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    server.set('GET /v1/projects/b', fails(500));
    await expect(load([view('a')], [view('b')])).resolves.toBeNull();
    expect(calls()).toHaveLength(2);
    await expect(load([view('b')], [view('a')])).rejects.toMatchObject({ kind: 'server' });
  });

  test('seeded data needs no request', async () => {
    seed(view('a'), project('a'));
    expect(await fetchQuery(view('a'))).toEqual(project('a'));
    expect(calls()).toEqual([]);
  });
});

function Name({ project: name }: { project: string }) {
  return <h1>{useLoaded(view(name)).description}</h1>;
}

const Screen = ({ project: name }: { project: string }) => (
  <Boundary>
    <Suspense fallback="loading">
      <Name project={name} />
    </Suspense>
  </Boundary>
);

describe('useLoaded', () => {
  test('reads the data that the loader fetched, without a second request', async () => {
    server.set('GET /v1/projects/a', ok(wire('a', 'first')));
    await load([view('a')]);
    render(<Screen project="a" />);
    expect(screen.getByRole('heading').textContent).toBe('first');
    expect(calls()).toHaveLength(1);
  });

  test('suspends when the cache is empty', async () => {
    server.set('GET /v1/projects/a', ok(wire('a', 'late')));
    render(<Screen project="a" />);
    expect(screen.getByText('loading')).toBeDefined();
    expect((await screen.findByRole('heading')).textContent).toBe('late');
  });

  test('a failed refresh keeps the page; a deleted object does not', async () => {
    server.set('GET /v1/projects/a', ok(wire('a', 'first')));
    await load([view('a')]);
    render(<Screen project="a" />);
    server.set('GET /v1/projects/a', fails(500));
    await act(() => refresh(projectView));
    expect(screen.getByRole('heading').textContent).toBe('first');
    server.set('GET /v1/projects/a', fails(404, 'ObjectNotFound'));
    await act(() => refresh(projectView));
    expect(await screen.findByText('failed: not-found')).toBeDefined();
  });

  test('polls as long as the poll function returns an interval', async () => {
    const answers = ['busy', 'busy', 'done', 'late'];
    server.set('GET /v1/projects/a', () => [200, wire('a', answers.shift())]);
    await load([view('a')]);
    const { result } = renderHook(() =>
      useLoaded(view('a'), { poll: ({ description }) => (description === 'busy' ? 5 : false) }),
    );
    await waitFor(() => expect(result.current.description).toBe('done'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(answers).toEqual(['late']);
  });

  test('does not poll a deleted object, so that no error is shown while the page closes', async () => {
    server.set('GET /v1/projects/a', ok(wire('a')));
    server.set('DELETE /v1/projects/a', ok({}));
    await load([view('a')]);
    const { result } = renderHook(() => useLoaded(view('a'), { poll: () => 20 }));
    await act(() => runOperation(projectDelete, { path: { project: 'a' } }));
    server.set('GET /v1/projects/a', fails(404, 'ObjectNotFound'));
    const before = calls().length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
    expect(calls()).toHaveLength(before);
    expect(result.current.name).toBe('a');
  });

  test('continues to poll after a failure', async () => {
    server.set('GET /v1/projects/a', ok(wire('a', 'old')));
    await load([view('a')]);
    const { result } = renderHook(() => useLoaded(view('a'), { poll: () => 10 }));
    server.set('GET /v1/projects/a', fails(503));
    const before = calls().length;
    await waitFor(() => expect(calls().length).toBeGreaterThan(before + 1));
    server.set('GET /v1/projects/a', ok(wire('a', 'new')));
    await waitFor(() => expect(result.current.description).toBe('new'));
  });
});

test('useQuery: enabled, and keeping the previous answer', async () => {
  for (const name of ['a', 'b']) server.set(`GET /v1/projects/${name}`, ok(wire(name)));
  const { result, rerender } = renderHook(
    ({ name, enabled }) => useQuery(view(name), { enabled, keepPrevious: true }),
    { initialProps: { name: 'a', enabled: false } },
  );
  expect(calls()).toEqual([]);
  rerender({ name: 'a', enabled: true });
  await waitFor(() => expect(result.current.data?.name).toBe('a'));
  rerender({ name: 'b', enabled: true });
  expect(result.current.data?.name).toBe('a');
  await waitFor(() => expect(result.current.data?.name).toBe('b'));
});

test('useFetching is true while a query on the screen of these operations is fetched', async () => {
  server.set('GET /v1/projects/a', ok(wire('a')));
  const { result } = renderHook(() => ({
    answer: useQuery(view('a')).data,
    views: useFetching(projectView),
    lists: useFetching(projectList),
  }));
  expect(result.current).toMatchObject({ views: true, lists: false });
  await waitFor(() => expect(result.current).toMatchObject({ answer: { name: 'a' }, views: false }));
});

// @vitest-environment happy-dom
import { projectDelete, projectView } from '@console/shared/api';
import { store } from '@console/shared/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isLoadPendingAtom,
  load,
  refresh,
  runOperation,
  cancelPendingLoads,
  useLoaded,
  retryPendingLoads,
} from './index.ts';
import { calls, fails, hang, ok, server, useStubServer, view, wire } from './test-server.ts';

useStubServer();

const url = 'GET /v1/projects/a';

function Name() {
  return <h1>{useLoaded(view('a')).description}</h1>;
}

const show = () =>
  render(
    <Suspense fallback="loading">
      <Name />
    </Suspense>,
  );

/** Advances the clock for the age of responses; timers are not affected. */
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('cached data', () => {
  beforeEach(async () => {
    server.set(url, ok(wire('a', 'seen')));
    await load([view('a')]);
    later(60_000);
  });

  test('opens its page without a request, and is refetched in the background', async () => {
    const answer = hang(url);
    await load([view('a')], [view('a')]);
    expect(calls()).toHaveLength(1);
    show();
    expect(screen.getByRole('heading').textContent).toBe('seen');
    await waitFor(() => expect(calls()).toHaveLength(2));
    await act(async () => answer(200, wire('a', 'fresh')));
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('fresh'));
  });

  test('does not open a form, because the form would start with old values', async () => {
    server.set(url, ok(wire('a', 'fresh')));
    await load([view('a')], [], { isFresh: true });
    show();
    expect(screen.getByRole('heading').textContent).toBe('fresh');
    expect(calls()).toHaveLength(2);
  });

  test('does not open a page after a write made it stale', async () => {
    server.set('DELETE /v1/projects/a', ok(undefined));
    await runOperation(projectDelete, { path: { project: 'a' } });
    server.set(url, fails(404, 'ObjectNotFound'));
    await expect(load([view('a')])).rejects.toMatchObject({ kind: 'not-found' });
    // Nor an object that was found to be deleted
    await expect(load([view('a')])).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('opens its page also when the last refresh failed', async () => {
    const page = show();
    server.set(url, fails(503));
    await act(() => refresh(projectView));
    page.unmount();
    await expect(load([view('a')])).resolves.toBeNull();
  });
});

describe('several failures', () => {
  const names = ['a', 'b', 'c'] as const;
  const statuses = { a: [404, 'ObjectNotFound'], b: [503], c: [403, 'Forbidden'] } as const;

  // @sheet common-ui/34.69
  test.each([
    ['abc', 'server'],
    ['cba', 'server'],
    ['bac', 'server'],
    ['cab', 'server'],
  ])('answered in the order %s the page shows the worst', async (order, kind) => {
    const answers = new Map(names.map((name) => [name, hang(`GET /v1/projects/${name}`)]));
    const outcome = load(names.map((name) => view(name))).catch((error: unknown) => error);
    for (const name of names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))) {
      const [status, code] = statuses[name];
      answers.get(name)?.(status, { message: 'm', error_code: code });
      await new Promise(setImmediate);
    }
    expect(await outcome).toMatchObject({ kind });
  });

  test('a bug is reported before an error response', async () => {
    server.set(url, fails(404, 'ObjectNotFound'));
    const bug = { ...view('b'), queryFn: () => Promise.reject(new TypeError('bug')) };
    await expect(load([view('a'), bug])).rejects.toThrow('bug');
  });
});

describe('a page with pending requests', () => {
  test('can be cancelled', async () => {
    hang(url);
    const outcome = load([view('a')]).catch((error: unknown) => error);
    expect(store.get(isLoadPendingAtom)).toBe(true);
    cancelPendingLoads();
    expect(await outcome).toMatchObject({ kind: 'timeout', message: 'Loading was stopped. Try again.' });
    expect(store.get(isLoadPendingAtom)).toBe(false);
    server.set(url, ok(wire('a')));
    await expect(load([view('a')])).resolves.toBeNull();
  });

  test('can retry the requests without a response', async () => {
    hang(url);
    server.set('GET /v1/projects/b', ok(wire('b')));
    const outcome = load([view('a'), view('b')]);
    await new Promise(setImmediate);
    server.set(url, ok(wire('a')));
    retryPendingLoads();
    await expect(outcome).resolves.toBeNull();
    expect(calls().filter((call) => call === url)).toHaveLength(2);
    expect(calls()).toHaveLength(3);
    expect(store.get(isLoadPendingAtom)).toBe(false);
  });
});

// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { projectDelete } from '@console/shared/api';
import { prefetchRequest, load, runOperation, useLoaded } from './index.ts';
import { calls, fails, ok, server, useStubServer, view, wire } from './test-server.ts';

useStubServer();

const prefetch = (name = 'a') =>
  load([view(name)], [], { request: prefetchRequest('http://console.test/projects/a') });

/** Advances the clock for the age of responses; timers are not affected. */
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.set('GET /v1/projects/a', ok(wire('a', 'prefetched')));
  return () => vi.useRealTimers();
});

function Name() {
  return <h1>{useLoaded(view('a')).description}</h1>;
}

// @sheet common-ui/34.49
test('prefetched data opens its page at once, and the page refetches it', async () => {
  await prefetch();
  later(20_000);
  server.set('GET /v1/projects/a', ok(wire('a', 'fresh')));
  await load([view('a')]);
  expect(calls()).toHaveLength(1);
  render(
    <Suspense>
      <Name />
    </Suspense>,
  );
  expect(screen.getByRole('heading').textContent).toBe('prefetched');
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('fresh'));
  expect(calls()).toHaveLength(2);
});

test('a prefetch refetches data older than two seconds', async () => {
  await prefetch();
  await prefetch();
  expect(calls()).toHaveLength(1);
  later(3000);
  await prefetch();
  expect(calls()).toHaveLength(2);
});

test('a failed prefetch and prefetched data that a write made stale are not used', async () => {
  server.set('DELETE /v1/projects/a', ok(undefined));
  await prefetch();
  await runOperation(projectDelete, { path: { project: 'a' } });
  server.set('GET /v1/projects/a', fails(404, 'ObjectNotFound'));
  await expect(load([view('a')])).rejects.toMatchObject({ kind: 'not-found' });

  server.set('GET /v1/projects/b', fails(500));
  await expect(prefetch('b')).rejects.toMatchObject({ kind: 'server' });
  server.set('GET /v1/projects/b', ok(wire('b')));
  await expect(load([view('b')])).resolves.toBeNull();
});

test('a click reuses the request of a pending prefetch', async () => {
  await Promise.all([prefetch(), load([view('a')])]);
  expect(calls()).toHaveLength(1);
});

test('a prefetch does not refetch data that is on the screen', async () => {
  await load([view('a')]);
  render(
    <Suspense>
      <Name />
    </Suspense>,
  );
  later(3000);
  await prefetch();
  expect(calls()).toHaveLength(1);
});

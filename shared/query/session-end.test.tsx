// @vitest-environment happy-dom
import { currentUserView } from '@console/shared/api';
import { call, openSession, sessionAtom, store, verifySession } from '@console/shared/runtime';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { load, QueryProvider, useLoaded } from './index.ts';
import { calls, fails, ok, server, useStubServer, view, wire } from './test-server.ts';

useStubServer();

const PACE = 10_000;
const PROJECT = 'GET /v1/projects/a';
const ME = 'GET /v1/me';
const maren = ok({
  id: '11111111-1111-4111-8111-111111111111',
  display_name: 'Maren',
  silo_name: 'fernhill',
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that polls asks nothing more once its session has ended, and goes on after the sign-in', async () => {
  openSession();
  server.set(ME, maren);
  server.set(PROJECT, ok(wire('a', 'seen')));
  await call(currentUserView, {});
  await load([view('a')]);
  const { result } = renderHook(() => useLoaded(view('a'), { poll: () => PACE }), {
    wrapper: QueryProvider,
  });
  await pass(PACE);
  for (const url of [ME, PROJECT]) server.set(url, fails(401));
  await pass(PACE);
  expect(store.get(sessionAtom).kind).toBe('ended');
  const asked = calls().length;
  await pass(100 * PACE);
  expect(calls()).toHaveLength(asked);
  expect(result.current.description).toBe('seen');

  server.set(ME, maren);
  server.set(PROJECT, ok(wire('a', 'changed')));
  await act(() => verifySession());
  await pass(PACE);
  expect(store.get(sessionAtom).kind).toBe('open');
  expect(result.current.description).toBe('changed');
  const before = calls().length;
  await pass(3 * PACE);
  expect(calls().length).toBeGreaterThan(before);
});

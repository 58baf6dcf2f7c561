// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { projectView } from '@console/shared/api';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from './client.ts';
import { load, QueryProvider, refresh, useLoaded, useStale } from './index.ts';
import { pollDelay } from './polling.ts';
import { calls, fails, ok, server, useStubServer, view, wire } from './test-server.ts';

useStubServer();

const url = 'GET /v1/projects/a';
const PACE = 10_000;

const show = () =>
  renderHook(() => ({ answer: useLoaded(view('a'), { poll: () => PACE }), stale: useStale() }), {
    wrapper: QueryProvider,
  });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  server.set(url, ok(wire('a', 'seen')));
  await load([view('a')]);
});
afterEach(() => vi.useRealTimers());

describe('the pause before a poll', () => {
  const cached = (state: { status: 'error' | 'success'; errorUpdateCount: number }) => {
    const query = queryClient.getQueryCache().build(queryClient, { queryKey: [state] });
    query.setState(state);
    return query;
  };

  test('counts the failures since the last success only', () => {
    const query = cached({ status: 'success', errorUpdateCount: 3 });
    expect(pollDelay(query, PACE)).toBe(PACE);
    query.setState({ status: 'error', errorUpdateCount: 4 });
    expect(pollDelay(query, PACE)).toBe(2 * PACE);
    query.setState({ status: 'error', errorUpdateCount: 5 });
    expect(pollDelay(query, PACE)).toBe(4 * PACE);
    query.setState({ status: 'success' });
    expect(pollDelay(query, PACE)).toBe(PACE);
  });

  test('counts one failure of a query that was first seen after it had failed', () => {
    expect(pollDelay(cached({ status: 'error', errorUpdateCount: 7 }), PACE)).toBe(2 * PACE);
  });

  test('is never longer than a minute, unless the pace is', () => {
    expect(pollDelay(cached({ status: 'error', errorUpdateCount: 1 }), 50_000)).toBe(60_000);
    expect(pollDelay(cached({ status: 'error', errorUpdateCount: 2 }), 90_000)).toBe(90_000);
  });

  test('may be allowed to become longer', () => {
    expect(pollDelay(cached({ status: 'error', errorUpdateCount: 3 }), 50_000, 300_000)).toBe(100_000);
  });
});

describe('failed polls', () => {
  test('double the pause each time, up to a minute, until one succeeds', async () => {
    show();
    server.set(url, fails(503));
    const moments: number[] = [];
    let known = calls().length;
    for (let second = 1; second <= 300; second += 1) {
      await pass(1000);
      if (calls().length > known) moments.push(second);
      known = calls().length;
    }
    expect(moments).toEqual([10, 30, 70, 130, 190, 250]);
    server.set(url, ok(wire('a', 'fresh')));
    await pass(60_000);
    known = calls().length;
    await pass(PACE);
    expect(calls()).toHaveLength(known + 1);
  });

  test.each<[string, () => void]>([
    ['the network is back', () => [false, true].forEach((isOnline) => onlineManager.setOnline(isOnline))],
    ['somebody looks at the tab again', () => dispatchEvent(new Event('visibilitychange'))],
  ])('are made up for at once when %s', async (_, happen) => {
    const { result } = show();
    server.set(url, fails(503));
    await pass(PACE);
    server.set(url, ok(wire('a', 'fresh')));
    const known = calls().length;
    act(happen);
    await pass(1);
    expect(calls()).toHaveLength(known + 1);
    expect(result.current.answer.description).toBe('fresh');
    // Nobody asks again for what is fine
    act(happen);
    await pass(1);
    expect(calls()).toHaveLength(known + 1);
  });

  test('are retried when another request gets a response', async () => {
    const { result } = show();
    server.set(url, () => {
      throw new TypeError('down');
    });
    await pass(PACE);
    server.set(url, ok(wire('a', 'fresh')));
    server.set('GET /v1/projects/b', ok(wire('b')));
    await load([view('b')]);
    await pass(1);
    expect(result.current.answer.description).toBe('fresh');
  });
});

describe('a failed refresh', () => {
  test('is reported with the time of the data shown, and can be retried', async () => {
    const seenAt = Date.now();
    const { result } = show();
    expect(result.current.stale).toBeUndefined();
    server.set(url, fails(503));
    await pass(5000);
    await act(() => refresh(projectView));
    await pass(1);
    expect(result.current.stale?.updatedAt).toBe(seenAt);
    expect(result.current.answer.description).toBe('seen');
    server.set(url, ok(wire('a', 'fresh')));
    await act(async () => result.current.stale?.retry());
    await pass(1);
    expect(result.current.stale).toBeUndefined();
    expect(result.current.answer.description).toBe('fresh');
  });

  test('is not reported for queries that are not on the screen, nor for the frame', async () => {
    const frame = { ...view('b'), meta: { isOfFrame: true } } as const;
    server.set('GET /v1/projects/b', ok(wire('b')));
    await load([frame]);
    const { result } = renderHook(() => ({ answer: useLoaded(frame), stale: useStale() }));
    for (const name of ['a', 'b']) server.set(`GET /v1/projects/${name}`, fails(503));
    await act(() => refresh(projectView));
    await pass(1);
    expect(calls().filter((call) => call.endsWith('/b'))).toHaveLength(2);
    expect(result.current.stale).toBeUndefined();
  });
});

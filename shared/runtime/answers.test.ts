// @vitest-environment happy-dom
import {
  isApiError,
  logout,
  networkingBgpStatus,
  ping,
  projectCreate,
  projectList,
  timeseriesQuery,
} from '@console/shared/api';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { call } from './client.ts';
import { config, setConfig } from './config.ts';

const fetchStub = vi.fn<typeof fetch>();

const answer = (status: number, body: unknown) =>
  fetchStub.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  fetchStub.mockReset();
  vi.restoreAllMocks();
});

describe('a success that cannot be read', () => {
  const html = () =>
    fetchStub.mockResolvedValueOnce(
      new Response('{"items":[]}', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    );

  test.each<[what: string, body: string]>([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"signed in"'],
    ['no page', '{"id":"a"}'],
    ['a page without a list', '{"items":null}'],
    ['cut short', '{"items":[{"id":'],
    ['nothing', ''],
    ['a login page', '<!doctype html><title>Sign in</title>'],
  ])('%s in place of a page: requested once more automatically, then reported', async (_, body) => {
    answer(200, body);
    answer(200, body);
    await expect(call(projectList, {})).rejects.toMatchObject({
      kind: 'unreadable',
      status: 200,
      text: body,
    });
    expect(fetchStub).toHaveBeenCalledTimes(2);
    answer(200, body);
    answer(200, { items: [] });
    await expect(call(projectList, {})).resolves.toEqual({ items: [] });
  });

  test('has another content type', async () => {
    html();
    html();
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test.each(['null', '[]', ''])('%s, where an object is due', async (body) => {
    answer(200, body);
    answer(200, body);
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('an object, where a list is due', async () => {
    answer(200, {});
    answer(200, [{ state: 'up' }]);
    await expect(call(networkingBgpStatus, {})).resolves.toEqual([{ state: 'up' }]);
  });

  test('a write is never sent a second time', async () => {
    answer(201, 'null');
    const run = call(projectCreate, { body: { name: 'p', description: '' } });
    await expect(run).rejects.toMatchObject({ kind: 'unreadable' });
    expect(fetchStub).toHaveBeenCalledOnce();
  });
});

describe('a call that is not answered', () => {
  /** Hangs like an unresponsive server: only the signal ends it. */
  const hang = () =>
    fetchStub.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      setConfig({ ...config(), settings: DEFAULT_SETTINGS });
    };
  });
  const outcomeOf = (run: Promise<unknown>) => run.catch((error: unknown) => error);

  test('times out after 30 s with a message that says what to do', async () => {
    hang();
    const outcome = outcomeOf(call(projectList, {}));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([outcome, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({
      kind: 'timeout',
      message: 'The request timed out after 30 s. Try again.',
      operation: 'projectList',
    });
  });

  test('of a write says that it may have succeeded', async () => {
    hang();
    const outcome = outcomeOf(call(projectCreate, { body: { name: 'p', description: '' } }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({
      kind: 'timeout',
      message: 'The request timed out after 30 s. It may have succeeded. Check before retrying.',
    });
  });

  test('uses the time limit of the deployer, and a longer one for slow operations', async () => {
    setConfig({ ...config(), settings: { ...DEFAULT_SETTINGS, callLimit: 2, longCallLimit: 7 } });
    hang();
    hang();
    hang();
    const outcomes: string[] = [];
    const note = (run: Promise<unknown>) =>
      void run.catch((error: unknown) => {
        if (isApiError(error)) outcomes.push(`${error.operation} ${/\d+/.exec(error.message)?.[0]}`);
      });
    note(call(timeseriesQuery, { query: { project: 'p' }, body: { query: 'get x' } }));
    note(call(projectList, {}));
    note(call(logout, {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outcomes).toEqual(['projectList 2', 'logout 2']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outcomes).toEqual(['projectList 2', 'logout 2', 'timeseriesQuery 7']);
  });

  test('times out after 5 s for a sign-out', async () => {
    hang();
    const outcome = outcomeOf(call(logout, {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });

  test('times out also when its body does not end', async () => {
    fetchStub.mockImplementationOnce(async (_, init) => {
      const body = new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
      });
      return new Response(body);
    });
    const outcome = outcomeOf(call(ping, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });
});

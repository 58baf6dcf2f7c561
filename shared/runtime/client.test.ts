// @vitest-environment happy-dom
import {
  deviceAuthConfirm,
  isApiError,
  loginLocal,
  logout,
  networkingBgpStatus,
  ping,
  projectCreate,
  projectList,
  supportBundleHead,
  timeseriesQuery,
} from '@console/shared/api';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { call, onReachability, onUnauthorized, onWrite, type SentWrite } from './client.ts';
import { config, setConfig } from './config.ts';

const fetchStub = vi.fn<typeof fetch>();

const answer = (status: number, body?: unknown) =>
  fetchStub.mockResolvedValueOnce(
    new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
      status,
    }),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  fetchStub.mockReset();
  vi.restoreAllMocks();
});

describe('requests', () => {
  test('a read', async () => {
    answer(200, { items: [{ id: 'a', time_created: '2025-06-04T00:00:00Z' }], next_page: 'n' });
    const page = await call(projectList, { query: { limit: 50, pageToken: undefined } });
    expect(page.items[0]?.timeCreated).toEqual(new Date('2025-06-04T00:00:00Z'));
    expect(page.nextPage).toBe('n');
    expect(fetchStub).toHaveBeenCalledWith('/v1/projects?limit=50', {
      method: 'GET',
      headers: { 'Content-Type': 'application/json' },
      signal: expect.any(AbortSignal),
    });
  });

  test('a write sends its body in wire form', async () => {
    answer(204);
    await call(deviceAuthConfirm, { body: { userCode: 'ABCD-EFGH' } });
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"user_code":"ABCD-EFGH"}' });
  });

  test('an empty answer is {}', async () => {
    answer(200);
    await expect(call(supportBundleHead, { path: { supportBundle: 'x' } })).resolves.toEqual({});
    expect(fetchStub.mock.calls[0]?.[1]?.method).toBe('HEAD');
  });
});

describe('failures', () => {
  test('a refusal is an ApiError, logged with request id, code and operation', async () => {
    answer(400, {
      message: 'already exists: project "p"',
      error_code: 'ObjectAlreadyExists',
      request_id: 'req-1',
    });
    const run = call(projectCreate, { body: { name: 'p', description: 'secret words' } });
    await expect(run).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Project name already exists',
      requestId: 'req-1',
    });
    const [line] = vi.mocked(console.warn).mock.calls[0] ?? [];
    expect(line).toMatch(/projectCreate.*ObjectAlreadyExists.*req-1/);
    expect(line).not.toContain('secret');
  });

  test('a failure that is not JSON is kept, and not asked for again', async () => {
    answer(502, '<html>');
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'unreadable', status: 502, text: '<html>' });
    expect(console.error).toHaveBeenCalledOnce();
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  test('a refusal that is an answer to whoever asks is no warning', async () => {
    answer(404, {});
    const run = call(projectList, {}, { expects: ['not-found'] });
    await expect(run).rejects.toMatchObject({ kind: 'not-found' });
    expect(console.warn).not.toHaveBeenCalled();
    answer(403, {});
    await expect(call(projectList, {}, { expects: ['not-found'] })).rejects.toThrow();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('no answer is a network error; a body cut short is one too', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'network', operation: 'ping' });
    const cut = new Response('{');
    vi.spyOn(cut, 'text').mockRejectedValue(new TypeError('aborted'));
    fetchStub.mockResolvedValueOnce(cut);
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'network' });
  });

  test('giving up is no failure of the network', async () => {
    const controller = new AbortController();
    fetchStub.mockImplementationOnce((_, init) => {
      controller.abort();
      return Promise.reject(init?.signal?.reason);
    });
    const run = call(ping, {}, { signal: controller.signal });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(console.error).not.toHaveBeenCalled();
  });
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
  ])('%s, where a page is due: asked for once more by itself, then told', async (_, body) => {
    answer(200, body);
    answer(200, body);
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unreadable', status: 200, text: body });
    expect(fetchStub).toHaveBeenCalledTimes(2);
    answer(200, body);
    answer(200, { items: [] });
    await expect(call(projectList, {})).resolves.toEqual({ items: [] });
  });

  test('of another content type', async () => {
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
  /** Hangs as a server does: only the signal ends it. */
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

  test('is given up after 30 s, and says what to do', async () => {
    hang();
    const outcome = outcomeOf(call(projectList, {}));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([outcome, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({
      kind: 'timeout',
      message: 'The request timed out after 30 s. Try again.',
      operation: 'projectList',
    });
  });

  test('of a write may have succeeded', async () => {
    hang();
    const outcome = outcomeOf(call(projectCreate, { body: { name: 'p', description: '' } }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({
      kind: 'timeout',
      message: 'The request timed out after 30 s. It may have succeeded. Check before retrying.',
    });
  });

  test('is given the time that the deployer sets, and longer where it is known to take long', async () => {
    setConfig({ ...config(), settings: { ...DEFAULT_SETTINGS, callLimit: 2, longCallLimit: 7 } });
    hang();
    hang();
    hang();
    const outcomes: string[] = [];
    const note = (run: Promise<unknown>) =>
      void run.catch((error: unknown) => {
        if (isApiError(error)) outcomes.push(`${error.operation} ${/\d+/.exec(error.message)}`);
      });
    note(call(timeseriesQuery, { query: { project: 'p' }, body: { query: 'get x' } }));
    note(call(projectList, {}));
    note(call(logout, {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outcomes).toEqual(['projectList 2', 'logout 2']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outcomes).toEqual(['projectList 2', 'logout 2', 'timeseriesQuery 7']);
  });

  test('is not waited for longer than 5 s by a person who signs out', async () => {
    hang();
    const outcome = outcomeOf(call(logout, {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });

  test('whose body does not end is one too', async () => {
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

describe('401', () => {
  test('leaves for the login page and comes back', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    history.replaceState(null, '', '/projects/a?x=1&y=2#z');
    answer(401, {});
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(assign).toHaveBeenCalledWith('/login?redirect_uri=%2Fprojects%2Fa%3Fx%3D1%26y%3D2');
  });

  test('is told to the handler, but not for the local login', async () => {
    const handler = vi.fn<() => void>();
    onUnauthorized(handler);
    answer(401, {});
    const credentials = { path: { siloName: 's' }, body: { username: 'u', password: 'p' } };
    await expect(call(loginLocal, credentials)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(handler).not.toHaveBeenCalled();
    answer(401, '<html>');
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'unreadable', status: 401 });
    expect(handler).toHaveBeenCalledOnce();
  });
});

test('listeners hear when the server goes out of reach and comes back', async () => {
  const heard: boolean[] = [];
  answer(200, {});
  await call(ping, {});
  const stop = onReachability((reachable) => heard.push(reachable));
  fetchStub.mockRejectedValue(new TypeError('down'));
  await call(ping, {}).catch(() => {});
  await call(ping, {}).catch(() => {});
  const late: boolean[] = [];
  onReachability((reachable) => late.push(reachable));
  fetchStub.mockReset();
  answer(500, {});
  await call(ping, {}).catch(() => {});
  expect(heard).toEqual([false, true]);
  expect(late).toEqual([false, true]);
  stop();
  fetchStub.mockRejectedValueOnce(new TypeError('down'));
  await call(ping, {}).catch(() => {});
  expect(heard).toEqual([false, true]);
});

describe('who hears of writes', () => {
  const heard: SentWrite[] = [];
  beforeEach(() => {
    heard.length = 0;
    onWrite((write) => void heard.push(write));
  });

  test('hears at once, and gets answer and output later; reads are not told', async () => {
    answer(200, { items: [] });
    await call(projectList, {});
    answer(201, { name: 'p' });
    const input = { body: { name: 'p', description: '' } };
    const run = call(projectCreate, input, { isPart: true });
    expect(heard).toMatchObject([{ operation: { id: 'projectCreate' }, input, options: { isPart: true } }]);
    await run;
    expect((await heard[0]?.answer)?.response.status).toBe(201);
    await expect(heard[0]?.output).resolves.toEqual({ name: 'p' });
  });

  test('gets the refusals that the caller gets, with the answer, and no answer when none came', async () => {
    answer(403, {});
    await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toThrow();
    expect((await heard[0]?.answer)?.response.status).toBe(403);
    await expect(heard[0]?.output).rejects.toMatchObject({ kind: 'forbidden' });
    fetchStub.mockRejectedValueOnce(new TypeError('down'));
    await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toThrow();
    await expect(heard[1]?.answer).rejects.toMatchObject({ kind: 'network' });
  });
});

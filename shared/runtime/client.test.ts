// @vitest-environment happy-dom
import {
  API_VERSION,
  deviceAuthConfirm,
  loginLocal,
  ping,
  projectCreate,
  projectList,
  supportBundleHead,
} from '@console/shared/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { onReachability } from './availability.ts';
import { call, onWrite, watchCalls, type SentWrite } from './client.ts';

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
      headers: { 'Content-Type': 'application/json', 'api-version': API_VERSION },
      signal: expect.any(AbortSignal),
    });
  });

  test('a write sends its body in wire form', async () => {
    answer(204);
    await call(deviceAuthConfirm, { body: { userCode: 'ABCD-EFGH' } });
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"user_code":"ABCD-EFGH"}' });
  });

  // @sheet specification/7.4
  test('an empty answer is {}', async () => {
    answer(200);
    await expect(call(supportBundleHead, { path: { supportBundle: 'x' } })).resolves.toEqual({});
    expect(fetchStub.mock.calls[0]?.[1]?.method).toBe('HEAD');
  });
});

describe('failures', () => {
  // @sheet specification/8.1
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

  test('an error response that is not JSON is kept and not retried', async () => {
    answer(502, '<html>');
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'unreadable', status: 502, text: '<html>' });
    expect(console.error).toHaveBeenCalledOnce();
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  // @sheet common-ui/34.78
  test('an expected refusal is not logged as a warning', async () => {
    answer(404, {});
    const run = call(projectList, {}, { expects: ['not-found'] });
    await expect(run).rejects.toMatchObject({ kind: 'not-found' });
    expect(console.warn).not.toHaveBeenCalled();
    answer(403, {});
    await expect(call(projectList, {}, { expects: ['not-found'] })).rejects.toThrow();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('a missing response is a network error; so is a truncated body', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'network', operation: 'ping' });
    const cut = new Response('{');
    vi.spyOn(cut, 'text').mockRejectedValue(new TypeError('aborted'));
    fetchStub.mockResolvedValueOnce(cut);
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'network' });
  });

  test('an abort is not a network error', async () => {
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

describe('401', () => {
  // @sheet specification/2.19 specification/8.5
  test('opens the login page, which returns to the current page', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    history.replaceState(null, '', '/projects/a?x=1&y=2#z');
    answer(401, {});
    await expect(call(projectList, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(assign).toHaveBeenCalledWith('/login?redirect_uri=%2Fprojects%2Fa%3Fx%3D1%26y%3D2');
  });

  // @sheet specification/8.5
  test('notifies the handler, except for the local login', async () => {
    const handler = vi.fn<() => void>();
    watchCalls({ send: (_, once) => once(), onUnauthorized: handler });
    answer(401, {});
    const credentials = { path: { siloName: 's' }, body: { username: 'u', password: 'p' } };
    await expect(call(loginLocal, credentials)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(handler).not.toHaveBeenCalled();
    answer(401, '<html>');
    await expect(call(ping, {})).rejects.toMatchObject({ kind: 'unreadable', status: 401 });
    expect(handler).toHaveBeenCalledOnce();
  });
});

test('listeners are notified when the server becomes unreachable and reachable again', async () => {
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

describe('the listener for writes', () => {
  const heard: SentWrite[] = [];
  beforeEach(() => {
    heard.length = 0;
    onWrite((write) => void heard.push(write));
  });

  test('is notified at once and gets response and output later; reads do not notify it', async () => {
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

  test('gets the errors that the caller gets, with the response if there is one', async () => {
    answer(403, {});
    await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toThrow();
    expect((await heard[0]?.answer)?.response.status).toBe(403);
    await expect(heard[0]?.output).rejects.toMatchObject({ kind: 'forbidden' });
    fetchStub.mockRejectedValueOnce(new TypeError('down'));
    await expect(call(projectCreate, { body: { name: 'p', description: '' } })).rejects.toThrow();
    await expect(heard[1]?.answer).rejects.toMatchObject({ kind: 'network' });
  });
});

// @vitest-environment happy-dom
import {
  currentUserSshKeyCreate,
  imageDemote,
  instanceDiskAttach,
  instanceStart,
  localIdpUserSetPassword,
  logout,
  projectCreate,
  projectList,
} from '@console/shared/api';
import { jobsAtom, lostRequestOf, reportChange, reportJob, runOperation } from '@console/shared/query';
import { call, signOut, store } from '@console/shared/runtime';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesAtom, LIMIT, recordWrites } from './entries.ts';
import { badCountAtom, busyCountAtom, clearFinished, hideActivity, showActivity } from './state.ts';

const fetchStub = vi.fn<typeof fetch>();

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  fetchStub.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));

const entries = () => store.get(entriesAtom);
const last = () => entries().at(-1);
const settled = () => vi.waitFor(() => expect(store.get(busyCountAtom)).toBe(0));
const create = (name = 'edge') => call(projectCreate, { body: { name, description: 'secret words' } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub.mockReset());
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  store.set(entriesAtom, []);
  recordWrites();
});

describe('a write', () => {
  test('is listed from the time it is sent until after its response', async () => {
    let reply = (_: Response): void => undefined;
    fetchStub.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
    const run = create();
    expect(last()).toMatchObject({ state: 'running', names: { name: 'edge' } });
    expect(last()).not.toHaveProperty('endedAt');
    expect(store.get(busyCountAtom)).toBe(1);
    reply(new Response('{"name": "edge"}', { status: 201, headers: { 'x-request-id': 'req-7' } }));
    await run;
    await settled();
    expect(entries()).toHaveLength(1);
    expect(last()).toMatchObject({ state: 'done', status: 201, requestId: 'req-7' });
    expect(last()?.endedAt).toBeGreaterThanOrEqual(last()?.startedAt ?? Infinity);
  });

  // @sheet common-ui/34.30
  test('is followed to its end when the server continues after its response', async () => {
    answer(202, { name: 'web-1', run_state: 'starting' });
    const started = await call(instanceStart, { path: { instance: 'web-1' }, query: { project: 'edge' } });
    reportChange(started, { phase: 'accepted', startedAt: 1 });
    await vi.waitFor(() => expect(last()).toMatchObject({ state: 'accepted' }));
    expect(last()?.names).toEqual({ instance: 'web-1', project: 'edge' });
    reportChange(started, { phase: 'in progress', startedAt: 1 });
    expect(last()).toMatchObject({ state: 'in progress' });
    expect(store.get(busyCountAtom)).toBe(1);
    clearFinished();
    reportChange(started, { phase: 'failed', startedAt: 1, endedAt: 7, reason: 'It is failed.' });
    expect(last()).toMatchObject({ state: 'failed', endedAt: 7, message: 'It is failed.' });
    expect(store.get(busyCountAtom)).toBe(0);
  });

  // These operations respond with 202 only after their sagas have ended, so the result exists already (docs/contract/corrections.md)
  test('is done with the response when there is nothing to follow', async () => {
    answer(202, { name: 'data' });
    await call(instanceDiskAttach, { path: { instance: 'web-1' }, query: {}, body: { disk: 'data' } });
    await settled();
    expect(last()).toMatchObject({ state: 'done', status: 202 });
  });

  test('sent with an id gets the name from the response', async () => {
    answer(202, { name: 'debian' });
    await call(imageDemote, { path: { image: 'an-id' }, query: { project: 'edge' } });
    await settled();
    expect(last()).toMatchObject({ answeredName: 'debian' });
  });

  test('keeps only names of its body', async () => {
    answer(201);
    await create();
    answer(201);
    await call(currentUserSshKeyCreate, {
      body: { name: 'key', description: 'mine', publicKey: 'ssh-ed25519 AAAA' },
    });
    answer(204);
    await call(localIdpUserSetPassword, {
      path: { userId: 'an-id' },
      query: { silo: 'fernhill' },
      body: { mode: 'password', value: 'correct-horse' },
    });
    answer(202);
    await call(instanceDiskAttach, { path: { instance: 'web-1' }, query: {}, body: { disk: 'data' } });
    await settled();
    expect(JSON.stringify(entries())).not.toMatch(/secret|mine|ssh-ed25519|correct-horse/);
    expect(last()?.names).toEqual({ disk: 'data', instance: 'web-1' });
  });
});

describe('a failure', () => {
  test('has status, code, message and request id', async () => {
    answer(503, { message: 'the rack is busy', error_code: 'ServiceNotAvailable', request_id: 'req-1' });
    await expect(create()).rejects.toThrow();
    await settled();
    expect(last()).toMatchObject({
      state: 'failed',
      status: 503,
      code: 'ServiceNotAvailable',
      message: 'The rack is busy',
      requestId: 'req-1',
    });
  });

  test('without a body has the request id of the header', async () => {
    fetchStub.mockResolvedValueOnce(new Response('', { status: 403, headers: { 'x-request-id': 'req-2' } }));
    await expect(create()).rejects.toThrow();
    await settled();
    expect(last()).toMatchObject({ state: 'failed', requestId: 'req-2', message: 'Action not authorized' });
  });

  test('without a response, or with an unreadable success, leaves the result unknown', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('down'));
    await expect(create()).rejects.toThrow();
    fetchStub.mockResolvedValueOnce(new Response('<html>', { status: 201 }));
    await expect(create()).rejects.toThrow();
    fetchStub.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(create()).rejects.toThrow();
    await settled();
    expect(entries().map(({ state }) => state)).toEqual(['unknown', 'unknown', 'failed']);
  });

  // @sheet operator/13.5
  test.each([
    ['done', { phase: 'done' }, { state: 'done', message: undefined }],
    [
      'failed',
      { phase: 'failed', reason: 'It was not done.' },
      { state: 'failed', message: 'It was not done.' },
    ],
  ] as const)('without a response is %s after a check finds this', async (_, change, expected) => {
    fetchStub.mockRejectedValueOnce(new TypeError('down'));
    const error: unknown = await runOperation(projectCreate, { body: { name: 'a', description: '' } }).catch(
      (cause: unknown) => cause,
    );
    await settled();
    const lost = lostRequestOf(error);
    if (!lost) throw new Error('the request is not known');
    reportChange(lost.input, { ...change, startedAt: 1, endedAt: 2 });
    expect(last()).toMatchObject(expected);
    expect(store.get(badCountAtom)).toBe(change.phase === 'done' ? 0 : 1);
  });

  test('is distinguished from a cancellation', async () => {
    const controller = new AbortController();
    fetchStub.mockImplementationOnce((_, init) => {
      controller.abort();
      return Promise.reject(init?.signal?.reason);
    });
    const run = call(projectCreate, { body: { name: 'a', description: '' } }, { signal: controller.signal });
    await expect(run).rejects.toThrow();
    await settled();
    expect(last()).toMatchObject({ state: 'given up' });
  });

  test('counts until the list was opened, also when its request was pending when the list was closed', async () => {
    answer(500);
    await expect(create()).rejects.toThrow();
    await settled();
    expect(store.get(badCountAtom)).toBe(1);
    showActivity();
    expect(store.get(badCountAtom)).toBe(0);
    hideActivity();
    expect(store.get(badCountAtom)).toBe(0);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    answer(500);
    await expect(create()).rejects.toThrow();
    await settled();
    expect(store.get(badCountAtom)).toBe(1);
  });
});

test('reads, signing out and the parts of a job are left out', async () => {
  answer(200, { items: [] });
  answer(204);
  answer(201, { name: 'a' });
  await call(projectList, {});
  await call(logout, {});
  await call(projectCreate, { body: { name: 'a', description: '' } }, { isPart: true });
  expect(entries()).toEqual([]);
});

test('removes the oldest finished entries first and keeps pending ones', async () => {
  fetchStub.mockReturnValueOnce(new Promise(() => {}));
  void create('first');
  fetchStub.mockImplementation(async () => new Response('{}'));
  for (let nth = 1; nth <= LIMIT + 5; nth += 1) void create(`p-${nth}`);
  await vi.waitFor(() => expect(store.get(busyCountAtom)).toBe(1));
  expect(entries()).toHaveLength(LIMIT);
  expect(entries()[0]?.names).toEqual({ name: 'first' });
  expect(entries()[1]?.names).toEqual({ name: 'p-7' });
  clearFinished();
  expect(entries().map(({ names }) => names['name'])).toEqual(['first']);
});

test('counts jobs as well, and removes everything when the session ends', async () => {
  const job = { id: 'a', title: 'Upload image debian', startedAt: 1 };
  reportJob({ ...job, state: 'running' });
  expect(store.get(busyCountAtom)).toBe(1);
  reportJob({ ...job, state: 'interrupted' });
  expect([store.get(busyCountAtom), store.get(badCountAtom)]).toEqual([0, 1]);
  clearFinished();
  // It waits for a decision of the user, so it is not finished
  expect(store.get(jobsAtom).size).toBe(1);
  reportJob({ ...job, state: 'failed', endedAt: Date.now() });
  clearFinished();
  expect(store.get(jobsAtom).size).toBe(0);
  reportJob({ ...job, state: 'running' });
  answer(201);
  await create();
  vi.spyOn(location, 'assign').mockReturnValue();
  fetchStub.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await signOut();
  expect([entries(), store.get(jobsAtom).size]).toEqual([[], 0]);
});

// @vitest-environment happy-dom
import { currentUserView, instanceUpdate, projectCreate, targetReleaseView } from '@console/shared/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFailure } from './call-failure.ts';
import { call } from './client.ts';
import { goneAtom } from './gone.ts';
import { store } from './store.ts';

const fetchStub = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetchStub.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  fetchStub.mockReset();
  vi.restoreAllMocks();
  store.set(goneAtom, []);
  sessionStorage.clear();
});

const update = (ncpus: number, more: object = {}) =>
  call(instanceUpdate, { path: { instance: 'a' }, body: { ncpus, memory: 1024, ...more } });

test('no write is sent whose form the server has refused once', async () => {
  answer(400, { message: 'unable to parse JSON body: missing field `boot_disk` at line 1 column 9' });
  const sentence =
    'This server takes another form of this request (missing field `boot_disk`). Ask your platform team for a newer console.';
  await expect(update(2)).rejects.toMatchObject({ kind: 'invalid', message: sentence });
  await expect(update(4)).rejects.toMatchObject({ message: sentence });
  expect(fetchStub).toHaveBeenCalledTimes(1);
  answer(200, { id: 'a' });
  await expect(update(4, { bootDisk: 'b' })).resolves.toEqual({ id: 'a' });
  answer(201, { id: 'p' });
  await expect(call(projectCreate, { body: { name: 'p', description: '' } })).resolves.toEqual({ id: 'p' });
});

test('a write with a value that was refused is sent again', async () => {
  const body = { name: 'other', description: '' };
  for (const message of ['unable to parse JSON body: invalid value at line 1 column 9', 'name is too long']) {
    answer(400, { message });
    await expect(call(projectCreate, { body })).rejects.toMatchObject({ kind: 'invalid' });
  }
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test.each([404, 405])(
  'a %d of the router says that the server does not have it, and is kept',
  async (status) => {
    answer(status, { message: 'Not Found', request_id: 'r' });
    const error: unknown = await call(targetReleaseView, {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'gone', message: 'Not available on this server' });
    expect(callFailure(error)).toEqual({ means: 'refused', sentence: 'Not available on this server.' });
    expect(store.get(goneAtom)).toEqual(['targetReleaseView']);
    expect(sessionStorage.getItem('console-gone')).toBe('targetReleaseView');
  },
);

test.each([
  ['an object that does not exist', { message: 'not found', request_id: 'r', error_code: 'ObjectNotFound' }],
  ['an answer of a proxy', { message: 'Not Found' }],
  ['an answer without a body', undefined],
])('%s is no sign of that', async (_, body) => {
  answer(404, body);
  await expect(call(currentUserView, {})).rejects.toMatchObject({ kind: 'not-found' });
  expect(store.get(goneAtom)).toEqual([]);
});

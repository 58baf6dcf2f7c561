import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropEarly, early, headersOf, sendEarly, takeEarly } from './early.ts';

const fetchStub = vi.fn(async (url: string) => new Response(url));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  early()?.channel?.close();
  Reflect.deleteProperty(globalThis, 'consoleReads');
  fetchStub.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const textOf = async (url: string) => (await takeEarly(url)?.response)?.text();

test('a read is sent once, with the headers of the client', () => {
  sendEarly(['/v1/me', '/v1/policy', '/v1/me'], '1.2.3');
  sendEarly(['/v1/policy'], '1.2.3');
  expect(fetchStub.mock.calls).toEqual(
    ['/v1/me', '/v1/policy'].map((url) => [url, { headers: headersOf('1.2.3'), priority: 'low' }]),
  );
});

test('an answer is taken once', async () => {
  sendEarly(['/v1/me'], '');
  expect(await textOf('/v1/me')).toBe('/v1/me');
  expect(takeEarly('/v1/me')).toBeUndefined();
});

test('an answer is taken for exactly its URL', async () => {
  sendEarly(['/v1/disks?project=a&limit=50'], '');
  for (const other of ['/v1/disks', '/v1/disks?project=b&limit=50', '/v1/disks?project=a&limit=50&x'])
    expect(takeEarly(other)).toBeUndefined();
  expect(await textOf('/v1/disks?project=a&limit=50')).toBe('/v1/disks?project=a&limit=50');
});

test('an answer that is ten seconds old is not taken', () => {
  sendEarly(['/v1/me', '/v1/policy'], '');
  vi.setSystemTime(Date.now() + 9_999);
  expect(takeEarly('/v1/me')).toBeDefined();
  vi.setSystemTime(Date.now() + 1);
  expect(takeEarly('/v1/policy')).toBeUndefined();
});

test('what the client has sent itself is not sent again', () => {
  sendEarly(['/v1/me'], '');
  takeEarly('/v1/me');
  takeEarly('/v1/policy');
  sendEarly(['/v1/me', '/v1/policy'], '');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('nothing is sent or taken after a possible change of the user', () => {
  sendEarly(['/v1/me'], '');
  dropEarly();
  sendEarly(['/v1/policy'], '');
  expect([takeEarly('/v1/me'), fetchStub.mock.calls.length]).toEqual([undefined, 1]);
});

test('where nothing was sent, as in the demo, nothing is taken', () => {
  expect(takeEarly('/v1/me')).toBeUndefined();
});

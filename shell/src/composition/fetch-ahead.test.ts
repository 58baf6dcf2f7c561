import { afterEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

test('each file of a page is fetched once and read to its end, from the folder of the build', async () => {
  const response = new Response('code');
  const fetch = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetch);
  fetchAhead('/remotes/x/1/entry.01234567.js', ['a.01234567.js']);
  fetchAhead('/remotes/x/1/entry.01234567.js', ['a.01234567.js']);
  expect(fetch.mock.calls).toEqual([['/remotes/x/1/a.01234567.js']]);
  await vi.waitFor(() => expect(response.bodyUsed).toBe(true));
});

test('a file that cannot be fetched is left to the code that needs it', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  fetchAhead('/remotes/x/2/entry.01234567.js', ['a.01234567.js', 'b.01234567.css']);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

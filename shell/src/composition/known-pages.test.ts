import { afterEach, expect, test, vi } from 'vitest';
import { knownPages, pagesOf } from './known-pages.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const FILE = { '/x/:y': { files: [['x.01234567.js', HASH]], shares: ['table'] } };
const row = (url: string) => ({ routes: {}, pages: [url, HASH] satisfies [string, string] });

afterEach(() => vi.unstubAllGlobals());

test('the file is fetched once, with its hash, and its URLs are relative to its folder', async () => {
  const fetch = vi.fn(async () => Response.json(FILE));
  vi.stubGlobal('fetch', fetch);
  const area = row('/remotes/x/1/pages.01234567.json');
  expect(knownPages(area)).toEqual({});
  const pages = await pagesOf(area);
  expect(pages).toEqual({ '/x/:y': { files: [['/remotes/x/1/x.01234567.js', HASH]], shares: ['table'] } });
  expect(await pagesOf(area)).toBe(pages);
  expect(knownPages(area)).toBe(pages);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/remotes/x/1/pages.01234567.json', { integrity: HASH });
});

test('a file that cannot be fetched lists no pages, and is requested again', async () => {
  const fetch = vi.fn(async () => Response.json(FILE)).mockRejectedValueOnce(new TypeError('another hash'));
  vi.stubGlobal('fetch', fetch);
  const area = row('/remotes/y/1/pages.01234567.json');
  expect(await pagesOf(area)).toEqual({});
  expect(Object.keys(await pagesOf(area))).toEqual(['/x/:y']);
});

test('an area with its pages in the registry needs no file', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const routes = { '/x': { files: [], shares: [] } };
  expect(await pagesOf({ routes })).toBe(routes);
  expect(knownPages({ routes })).toBe(routes);
  expect(fetch).not.toHaveBeenCalled();
});

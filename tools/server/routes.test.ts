import { expect, test } from 'vitest';
import { acceptedEncodings, isApiRequest, isPage, safePath } from './routes.ts';

test.each([
  ['GET', '/v1/projects', true],
  ['PUT', '/v1/vpc-firewall-rules', true],
  ['GET', '/experimental/v1/probes', true],
  ['POST', '/device/auth', true],
  ['POST', '/device/confirm', true],
  ['POST', '/device/token', true],
  ['GET', '/device/verify', false],
  ['GET', '/device/auth', false],
  ['GET', '/login/maze-war/local', false],
  ['POST', '/login/maze-war/saml/okta', true],
  ['GET', '/login/maze-war/saml/okta', false],
  ['GET', '/login/maze-war/saml/okta/redirect', true],
  ['GET', '/v1', false],
  ['GET', '/v10/x', false],
  ['POST', '/__mock/reset', false],
])('%s %s goes to the API: %s', (method, path, expected) => {
  expect(isApiRequest(method, path, false)).toBe(expected);
});

test("the mock's controls are passed on only when enabled", () => {
  expect(isApiRequest('POST', '/__mock/reset', true)).toBe(true);
});

test.each([
  '/../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/..%5c..%5cx',
  '/.deploy/state.json',
  '/%2edeploy/state.json',
  '/a%00.js',
  '/%',
  'http://other/x',
  '//../x',
])('no file answers %s', (url) => {
  expect(safePath(url)).toBeUndefined();
});

test('a path is decoded and loses its query', () => {
  expect(safePath('/projects/a%20b?x=../y#z')).toBe('/projects/a b');
});

test.each([
  ['/projects/mock-project', true],
  ['/login/a/saml/b', true],
  ['/system/networking/ip-pools/1.2', true],
  ['/assets/gone', false],
  ['/remotes/system/old/page', false],
  ['/favicon.ico', false],
  ['/missing.js', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});

test('content codings with q=0 are not accepted', () => {
  expect([...acceptedEncodings('gzip, br;q=0, zstd;q=0.5')]).toEqual(['gzip', 'zstd']);
  expect([...acceptedEncodings(undefined)]).toEqual([]);
});

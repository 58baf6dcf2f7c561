import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { enterSite, ofSite } from './base-path.ts';

function entered(url: string, base = '/console'): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  const isInside = enterSite(request, base);
  // The answer of a second look is the same, and nothing more is taken off
  expect(enterSite(request, base)).toBe(isInside);
  return isInside ? request.url : undefined;
}

describe('a request below a base path', () => {
  it.each([
    ['/console', '/'],
    ['/console/', '/'],
    ['/console?a=1', '/?a=1'],
    ['/console/projects?a=/console', '/projects?a=/console'],
    ['/console/console/x', '/console/x'],
    ['/console//v1/me', '//v1/me'],
    ['/console/v1/a%2Fb', '/v1/a%2Fb'],
  ])('%s is %s', (url, path) => {
    expect(entered(url)).toBe(path);
  });

  it.each(['/', '/consoles', '/v1/me', '/%63onsole/', '/Console/', '/other/console/', 'http://a/console/'])(
    '%s is beside the site',
    (url) => {
      expect(entered(url)).toBeUndefined();
    },
  );

  it('is every request where the site has the whole origin', () => {
    expect(['/', '/console', '/v1/me?x'].map((url) => entered(url, ''))).toEqual([
      '/',
      '/console',
      '/v1/me?x',
    ]);
  });
});

describe('an answer of the API', () => {
  it.each([
    ['location', '/login/a/local?redirect_uri=/console/x', '/console/login/a/local?redirect_uri=/console/x'],
    ['Location', '/console/projects', '/console/projects'],
    ['location', '/console?x', '/console?x'],
    ['location', '/consoles', '/console/consoles'],
    ['location', 'https://idp.example.org/sso', 'https://idp.example.org/sso'],
    ['location', '//idp.example.org/sso', '//idp.example.org/sso'],
    ['set-cookie', 'session=a; Path=/; HttpOnly', 'session=a; Path=/console; HttpOnly'],
    ['Set-Cookie', 'a=/; path=/login;Secure', 'a=/; path=/console/login;Secure'],
    ['set-cookie', 'session=a; HttpOnly', 'session=a; HttpOnly'],
    ['x-other', '/login', '/login'],
  ])('has %s %s as %s', (name, value, told) => {
    expect(ofSite(name.toLowerCase(), value, '/console')).toBe(told);
    expect(ofSite(name, [value, value], '/console/')).toHaveLength(2);
    expect(ofSite(name, value, '')).toBe(value);
  });
});

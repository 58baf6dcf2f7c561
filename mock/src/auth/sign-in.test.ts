import { describe, expect, it } from 'vitest';
import { fakeClock } from '../store/clock.ts';
import { createMock, type Mock } from '../server/mock.ts';
import { at, callerOf } from '../testing.ts';

const post = (
  mock: Mock,
  path: string,
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => mock.handle(new Request(`http://mock.test${path}`, { method: 'POST', body, headers }));

const credentials = (username: string, password: string) => JSON.stringify({ username, password });

describe('local login (docs/contract/server-behaviour.md section 10)', () => {
  it('creates a session for a real user with the correct password', async () => {
    const mock = createMock({ clock: fakeClock(), personas: true });
    const login = await post(mock, '/v1/login/fernhill/local', credentials('tobias', 'correct-horse'));
    const cookie = login.headers.get('set-cookie') ?? '';
    expect(login.status).toBe(204);
    expect(cookie).toMatch(/^session=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    const headers = { cookie: cookie.slice(0, cookie.indexOf(';')) };
    const me = async () => mock.handle(new Request('http://mock.test/v1/me', { headers }));
    const body: unknown = await (await me()).json();
    expect(at(body, 'display_name')).toBe('Tobias Lindqvist');
    const logout = await post(mock, '/v1/logout', '', headers);
    expect([logout.status, logout.headers.get('set-cookie')]).toEqual([
      204,
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect((await me()).status).toBe(401);
  });

  it.each([
    ['fernhill', 'tobias', 'wrong', 401],
    ['fernhill', 'nobody', 'correct-horse', 401],
    ['northgate', 'tobias', 'correct-horse', 401],
    ['nowhere', 'tobias', 'correct-horse', 404],
  ])('refuses %s/%s/%s', async (silo, user, password, status) => {
    const response = await post(
      createMock({ personas: true }),
      `/v1/login/${silo}/local`,
      credentials(user, password),
    );
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
  });
});

describe('SAML login', () => {
  it('returns from the provider signed in, to a path of this origin only', async () => {
    const mock = createMock({ clock: fakeClock() });
    const go = async (query: string) => {
      const url = `http://mock.test/login/fernhill/saml/corp-sso/redirect${query}`;
      return (await mock.handle(new Request(url))).headers.get('location');
    };
    expect(await go('')).toBe('/');
    expect(await go('?redirect_uri=%2Fprojects%3Fa%3D1')).toBe('/projects?a=1');
    expect(await go('?redirect_uri=%2F%2Fevil.test')).toBe('/');
    expect((await post(mock, '/login/fernhill/saml/corp-sso', 'assertion')).status).toBe(303);
    expect((await post(mock, '/login/fernhill/saml/other', 'assertion')).status).toBe(404);
  });
});

describe('device login', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const client = '6f0c2f9e-1111-4222-8333-0123456789ab';

  it('returns a token to the program once the user has confirmed', async () => {
    const mock = createMock({ clock: fakeClock(), personas: true });
    const asked: unknown = await (await post(mock, '/device/auth', `client_id=${client}`, form)).json();
    const poll = async () =>
      post(
        mock,
        '/device/token',
        `client_id=${client}&device_code=${String(at(asked, 'device_code'))}&grant_type=urn:ietf:params:oauth:grant-type:device_code`,
        form,
      );
    expect((await poll()).status).toBe(400);
    const call = callerOf(mock);
    expect((await call('POST', '/device/confirm', { user_code: 'AAAA-AAAA' })).status).toBe(404);
    expect((await call('POST', '/device/confirm', { user_code: at(asked, 'user_code') })).status).toBe(204);
    const token: unknown = await (await poll()).json();
    const headers = { authorization: `Bearer ${String(at(token, 'access_token'))}` };
    expect((await mock.handle(new Request('http://mock.test/v1/me', { headers }))).status).toBe(200);
    expect(
      (await mock.handle(new Request('http://mock.test/v1/me', { headers: { authorization: 'Bearer x' } })))
        .status,
    ).toBe(401);
  });

  it('accepts the code of the demo', async () => {
    const call = callerOf(createMock({ personas: true }));
    expect((await call('POST', '/device/confirm', { user_code: 'FERN-HILL' })).status).toBe(204);
    expect((await call('POST', '/device/confirm', { user_code: 'FERN-HILL' })).status).toBe(404);
  });
});

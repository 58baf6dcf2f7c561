import { describe, expect, it } from 'vitest';
import { at, disk, EDGE, PAVEL, send, told, world, type World } from './world.ts';

const OPERATOR = { cookie: 'msw-user=Maren%20Okafor' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CLIENT = '6f0c2f9e-1111-4222-8333-0123456789ab';
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

async function json(answer: Promise<Response>) {
  const response = await answer;
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const login = (w: World, silo: string, username: string) =>
  send(w, 'POST', `/v1/login/${silo}/local`, {
    body: JSON.stringify({ username, password: 'correct-horse' }),
    headers: { 'content-type': 'application/json' },
  });

describe('calls', () => {
  // @sheet corrections/1
  it('an unknown route is 404 without a code', async () => {
    expect(told(await world().call('GET', '/v1/nowhere'))).toEqual([404, undefined]);
  });

  // @sheet corrections/2
  it('another method is 405 and Allow names those there are', async () => {
    const answer = await send(world(), 'PATCH', `/v1/disks${EDGE}`, { headers: OPERATOR });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  // @sheet corrections/3
  it('a path value that is no name or id is 400', async () => {
    const answer = await world().call('GET', `/v1/instances/Bad_Name!${EDGE}`);
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'message')).toMatch(/^bad parameter in URL path: /);
  });

  // @sheet corrections/4
  it('an unknown metric is 400', async () => {
    expect((await world().call('GET', '/v1/system/metrics/nonsense')).status).toBe(400);
  });

  // @sheet common-ui/34.27 corrections/5
  it('an unknown query parameter is ignored, and refused where the mock is strict', async () => {
    const path = `/v1/disks${EDGE}&nonsense=1`;
    expect((await world({ strict: false }).call('GET', path)).status).toBe(200);
    expect((await world().call('GET', path)).status).toBe(400);
  });

  // @sheet common-ui/34.27 corrections/6
  it('an unknown member of a body is ignored, and refused where the mock is strict', async () => {
    const body = disk('spare-new', undefined, {
      nonsense: 1,
      disk_source: { type: 'blank', block_size: 512, more: 1 },
    });
    expect((await world({ strict: false }).call('POST', `/v1/disks${EDGE}`, body)).status).toBe(201);
    expect((await world().call('POST', `/v1/disks${EDGE}`, body)).status).toBe(400);
  });

  // @sheet corrections/7
  it('a body of the wrong shape is reported like one that is not JSON', async () => {
    for (const body of [{ name: 'a' }, '{"name"']) {
      const answer = await world().call('POST', `/v1/disks${EDGE}`, body);
      expect(told(answer)).toEqual([400, undefined]);
      expect(at(answer.body, 'message')).toMatch(/^unable to parse JSON body: .+ at line \d+ column \d+$/);
    }
  });

  // @sheet corrections/8
  it('text/plain for a JSON body is 400, a missing type counts as JSON', async () => {
    const body = JSON.stringify({ name: 'fresh', description: '' });
    const w = world();
    const sent = (headers: Record<string, string>) =>
      send(w, 'POST', '/v1/projects', { body, headers: { ...OPERATOR, ...headers } });
    const plain = await json(sent({ 'content-type': 'text/plain' }));
    expect(plain.status).toBe(400);
    expect(at(plain.body, 'message')).toContain('expected content type "application/json"');
    const bytes = new TextEncoder().encode(body);
    const cookies = new Map([['msw-user', 'Maren Okafor']]);
    const url = new URL('http://mock.test/v1/projects');
    const untyped = await w.mock.exchange({
      method: 'POST',
      url,
      body: bytes,
      authorization: undefined,
      cookies,
    });
    expect(untyped.status).toBe(201);
  });

  // @sheet corrections/9
  it('x-request-id is on successes too', async () => {
    const answer = await send(world(), 'GET', '/v1/ping');
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([
      200,
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  // @sheet corrections/10
  it('a body over 1 MiB is 400, except for the bulk write of a disk', async () => {
    const large = 'a'.repeat(1024 ** 2);
    const answer = await world().call('POST', '/v1/projects', { name: 'fresh', description: large });
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'message')).toMatch(/request body exceeded maximum size/);
    const chunk = { offset: 0, base64_encoded_data: large };
    const bulk = await world().call('POST', `/v1/disks/import-running/bulk-write${EDGE}`, chunk);
    expect(at(bulk.body, 'message')).toMatch(/512 KiB/);
  });

  // @sheet corrections/11
  it('ping needs no credentials', async () => {
    expect((await world().as(null)('GET', '/v1/ping')).status).toBe(200);
  });
});

describe('sign-in', () => {
  // @sheet corrections/12
  it('the session cookie has a lifetime', async () => {
    const cookie = (await login(world(), 'fernhill', 'maren')).headers.get('set-cookie');
    expect(cookie).toMatch(/; Max-Age=86400$/);
  });

  // @sheet corrections/13
  it('an unknown silo is 404', async () => {
    expect((await login(world(), 'nowhere', 'maren')).status).toBe(404);
  });

  // @sheet corrections/14
  it('a silo with SAML has no local login, unless the demo’s shortcuts are on', async () => {
    const answer = await json(login(world({ personas: false }), 'fernhill', 'maren'));
    expect(told(answer)).toEqual([404, 'ObjectNotFound']);
    expect(at(answer.body, 'message')).toBe('not found: identity-provider with name "local"');
    expect((await login(world({ personas: false }), 'harbor-labs', 'lab')).status).toBe(204);
    expect((await login(world(), 'fernhill', 'maren')).status).toBe(204);
  });
});

describe('devices', () => {
  const ask = (w: World) =>
    json(send(w, 'POST', '/device/auth', { body: `client_id=${CLIENT}`, headers: FORM }));
  const poll = (w: World, code: unknown, grant = GRANT) =>
    json(
      send(w, 'POST', '/device/token', {
        body: new URLSearchParams({
          client_id: CLIENT,
          device_code: String(code),
          grant_type: grant,
        }).toString(),
        headers: FORM,
      }),
    );

  // @sheet corrections/15
  it('codes have the forms of the server and last 300 seconds', async () => {
    expect(await ask(world())).toEqual({
      status: 200,
      body: {
        device_code: expect.stringMatching(/^[0-9a-f]{40}$/),
        user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
        verification_uri: 'http://mock.test/device/verify',
        expires_in: 300,
      },
    });
  });

  // @sheet corrections/16
  it('polling before the confirmation is authorization_pending in the form of RFC 8628', async () => {
    const w = world();
    const { body } = await ask(w);
    expect(await poll(w, at(body, 'device_code'))).toEqual({
      status: 400,
      body: { error: 'authorization_pending' },
    });
  });

  // @sheet corrections/17
  it('another grant type is unsupported_grant_type', async () => {
    const w = world();
    const { body } = await ask(w);
    expect(await poll(w, at(body, 'device_code'), 'password')).toEqual({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
  });

  // @sheet corrections/18
  it('an unknown user code is 404', async () => {
    expect((await world().call('POST', '/device/confirm', { user_code: 'BBBB-BBBB' })).status).toBe(404);
  });

  // @sheet corrections/19
  it('a confirmed code gives a bearer token that works', async () => {
    const w = world();
    const { body } = await ask(w);
    await w.as(PAVEL)('POST', '/device/confirm', { user_code: at(body, 'user_code') });
    const token = await poll(w, at(body, 'device_code'));
    expect([token.status, at(token.body, 'token_type')]).toEqual([200, 'bearer']);
    const headers = { authorization: `Bearer ${String(at(token.body, 'access_token'))}` };
    const me = await json(send(w, 'GET', '/v1/me', { headers }));
    expect(at(me.body, 'display_name')).toBe(PAVEL);
  });

  // @sheet corrections/20
  it('a code confirmed after 300 seconds is 400', async () => {
    const w = world();
    const { body } = await ask(w);
    w.advance(300_001);
    expect((await w.call('POST', '/device/confirm', { user_code: at(body, 'user_code') })).status).toBe(400);
  });
});

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMock, type Mock } from '../../server/mock.ts';
import { serve, type Served } from './serve.ts';

let mock: Mock;
let served: Served;

beforeEach(async () => {
  mock = createMock({ persona: 'Maren Okafor' });
  served = await serve(mock, { port: 0 });
});
afterEach(() => served.close());

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A request with exactly these headers; `fetch` would add its own. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Reply> {
  const request = httpRequest(served.url + path, { method, headers });
  request.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const project = JSON.stringify({ name: 'made', description: '' });
const isMade = async () => (await send('GET', '/v1/projects/made')).status === 200;
const json = { 'content-type': 'application/json' };

describe('the content type', () => {
  it.each([
    'text/plain',
    'text/plain; charset=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    '',
  ])('%j is refused for a JSON body, and nothing is written', async (type) => {
    const { status, body } = await send(
      'POST',
      '/v1/projects',
      type === '' ? {} : { 'content-type': type },
      project,
    );
    expect([status, body]).toEqual([
      400,
      expect.stringContaining('expected content type \\"application/json\\"'),
    ]);
    expect(await isMade()).toBe(false);
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8'])(
    '%s is accepted for a JSON body',
    async (type) => {
      expect((await send('POST', '/v1/projects', { 'content-type': type }, project)).status).toBe(201);
    },
  );

  it('of a form is accepted only where the contract has a form', async () => {
    const form = 'client_id=6e3b1f0a-3f6c-4a53-9d0e-2d6c8f1f7a10';
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('POST', '/device/auth', asForm, form)).status).toBe(200);
    expect((await send('POST', '/device/auth', json, form)).status).toBe(400);
  });

  it('is ignored for calls without a body', async () => {
    expect((await send('POST', '/v1/logout', { 'content-type': 'text/plain' })).status).toBe(204);
  });
});

// @sheet common-ui/34.28
it('a body of more than 1 MiB is refused, except for the bulk write of a disk', async () => {
  const large = JSON.stringify({ name: 'made', description: 'x'.repeat(1_048_576) });
  const refused = await send('POST', '/v1/projects', json, large);
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('exceeded maximum size')]);
  const written = await send(
    'POST',
    '/v1/disks/none/bulk-write?project=none',
    json,
    JSON.stringify({ offset: 0, base64_encoded_data: 'A'.repeat(1_400_000) }),
  );
  expect(written.status).toBe(404);
});

describe('an upgrade', () => {
  const upgrade = {
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
  };

  it.each(['h2c', 'websocket'])(
    'to %s is ignored by ordinary calls, which respond as usual',
    async (name) => {
      const made = await send('POST', '/v1/projects', { ...upgrade, upgrade: name, ...json }, project);
      expect([made.status, await isMade()]).toEqual([201, true]);
      expect((await send('GET', '/v1/projects/made', { ...upgrade, upgrade: name })).status).toBe(200);
    },
  );

  it('to a console is refused in the error format when the handshake is incomplete', async () => {
    const path = '/v1/instances/cache-ams-01/serial-console/stream?project=edge-cache';
    for (const broken of [
      { 'sec-websocket-key': 'x' },
      { 'sec-websocket-version': '1' },
      { 'sec-websocket-protocol': 'a,,b' },
    ]) {
      const { status, body } = await send('GET', path, { ...upgrade, upgrade: 'websocket', ...broken });
      expect([status, JSON.parse(body)]).toMatchObject([
        400,
        { error_code: 'InvalidRequest', request_id: expect.any(String) },
      ]);
    }
  });
});

// @sheet common-ui/34.28
it('every response has an x-request-id, and a wrong method lists the allowed ones', async () => {
  const answers = [
    await send('GET', '/v1/projects'),
    await send('POST', '/v1/logout'),
    await send('GET', '/v1/nothing'),
    await send('GET', '/__mock/state'),
    await send('PATCH', '/v1/projects'),
  ];
  for (const { headers } of answers) expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect([answers[4]?.status, answers[4]?.headers.allow]).toEqual([405, 'GET, POST']);
});

it('controls refuse invalid values', async () => {
  for (const [path, body] of [
    ['chaos', { percent: 101 }],
    ['chaos', { percent: -1 }],
    ['chaos', { percent: '5' }],
    ['latency', { ms: 1e300 }],
    ['latency', { off: 'yes' }],
    ['clock', { advance: 1e300 }],
    ['persona', { name: 5 }],
    ['reset', { seed: 'none' }],
    ['faults', { operation: 5 }],
  ] as const)
    expect([path, (await send('POST', `/__mock/${path}`, json, JSON.stringify(body))).status]).toEqual([
      path,
      400,
    ]);
  expect((await send('GET', '/__mock/state')).status).toBe(200);
});

import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMock } from '../../server/mock.ts';
import { serve, type Served } from './serve.ts';

let served: Served | undefined;

afterEach(async () => {
  await served?.close();
  served = undefined;
});

const json = { 'content-type': 'application/json' };

describe('the HTTP adapter', () => {
  it('signs in with a cookie and responds like the mock in process', async () => {
    served = await serve(createMock({ personas: true }), { port: 0 });
    const { url } = served;
    expect((await fetch(`${url}/v1/me`)).status).toBe(401);
    const body = JSON.stringify({ username: 'maren', password: 'correct-horse' });
    const login = await fetch(`${url}/v1/login/fernhill/local`, { method: 'POST', body, headers: json });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const me = await fetch(`${url}/v1/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ display_name: 'Maren Okafor', silo_name: 'fernhill' });
    const refused = await fetch(`${url}/v1/projects`, {
      method: 'POST',
      body: '{',
      headers: { cookie, ...json },
    });
    expect([
      refused.status,
      refused.headers.get('content-type'),
      refused.headers.has('x-request-id'),
    ]).toEqual([400, 'application/json', true]);
  });

  it('breaks the connection for a fault that aborts', async () => {
    const mock = createMock();
    served = await serve(mock, { port: 0 });
    mock.faults.add({ operation: 'ping', abort: true, count: 1 });
    await expect(fetch(`${served.url}/v1/ping`)).rejects.toThrow();
    expect((await fetch(`${served.url}/v1/ping`)).status).toBe(200);
  });

  it('closes a serial console after a message that is too large, and keeps running', async () => {
    served = await serve(createMock({ persona: 'Maren Okafor' }), { port: 0 });
    const path = '/v1/instances/cache-ams-01/serial-console/stream?project=edge-cache';
    const socket = new WebSocket(`${served.url.replace('http', 'ws')}${path}`);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const closed = new Promise<CloseEvent>((resolve) =>
      socket.addEventListener('close', resolve, { once: true }),
    );
    socket.send('x'.repeat(20 * 1024 ** 2));
    expect((await closed).code).not.toBe(1000);
    expect((await fetch(`${served.url}/v1/ping`)).status).toBe(200);
  });

  it('opens serial consoles, and refuses with a response', async () => {
    const mock = createMock({ persona: 'Maren Okafor' });
    served = await serve(mock, { port: 0 });
    const path = '/v1/instances/cache-ams-01/serial-console/stream?project=edge-cache';
    const base = served.url.replace('http', 'ws');
    const socket = new WebSocket(`${base}${path}&most_recent=21`);
    socket.binaryType = 'arraybuffer';
    const next = () =>
      new Promise<string>((resolve) => {
        socket.addEventListener(
          'message',
          ({ data }: MessageEvent<ArrayBuffer>) => resolve(Buffer.from(data).toString()),
          { once: true },
        );
      });
    expect(await next()).toBe('root@cache-ams-01:~# ');
    socket.send('nproc\r');
    expect(await next()).toContain('nproc\r\n8\r\n');
    socket.send(new TextEncoder().encode('x'));
    expect(await next()).toBe('x');
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }));
    mock.reset();
    expect(await closed).toMatchObject({ code: 1000, wasClean: true });
    const headers = { connection: 'upgrade', upgrade: 'websocket' };
    const refused = await new Promise<IncomingMessage>((resolve) => {
      get(`${served?.url}${path.replace('cache-ams-01', 'nope')}`, { headers }, resolve);
    });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([404, 'application/json']);
    refused.resume();
  });

  /** The response to bytes on a raw connection. */
  const answerTo = (url: string, text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer));
    });

  it.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['a bad host', 'GET /v1/me HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET /v1/me HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a bad target', 'GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['another host in the path', 'GET //b/v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    ['a tunnel', 'CONNECT b:1 HTTP/1.1\r\nHost: b:1\r\n\r\n', 405],
    ['an expectation', 'GET /v1/me HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n', 417],
  ])('responds to %s with an error of the contract', async (_, text, status) => {
    served = await serve(createMock(), { port: 0 });
    const answer = await answerTo(served.url, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(body).toMatchObject({ message: expect.any(String), request_id: expect.any(String) });
  });
});

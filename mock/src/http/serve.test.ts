import { get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createMock } from '../mock.ts';
import { serve, type Served } from './serve.ts';

let served: Served | undefined;

afterEach(async () => {
  await served?.close();
  served = undefined;
});

describe('the HTTP adapter', () => {
  it('signs in with a cookie and answers like the mock in process', async () => {
    served = await serve(createMock(), { port: 0 });
    const { url } = served;
    expect((await fetch(`${url}/v1/me`)).status).toBe(401);
    const body = JSON.stringify({ username: 'maren', password: 'correct-horse' });
    const login = await fetch(`${url}/v1/login/fernhill/local`, { method: 'POST', body });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const me = await fetch(`${url}/v1/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ display_name: 'Maren Okafor', silo_name: 'fernhill' });
    const refused = await fetch(`${url}/v1/projects`, { method: 'POST', body: '{', headers: { cookie } });
    expect([
      refused.status,
      refused.headers.get('content-type'),
      refused.headers.has('x-request-id'),
    ]).toEqual([400, 'application/json', true]);
  });

  it('breaks the connection when a fault says so', async () => {
    const mock = createMock();
    served = await serve(mock, { port: 0 });
    mock.faults.add({ operation: 'ping', abort: true, count: 1 });
    await expect(fetch(`${served.url}/v1/ping`)).rejects.toThrow();
    expect((await fetch(`${served.url}/v1/ping`)).status).toBe(401);
  });

  it('opens serial consoles, and refuses with an answer', async () => {
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
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { relay, relayUpgrade } from './upstream.ts';

const ROW = { name: 'reports', entry: '/remotes/reports/1/remoteEntry.01234567.js' };
const BLOCK = '<script type="application/json" id="console-config">{"build":"a","remotes":[]}</script>';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listen(server: Server): Promise<URL> {
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
}

/** A console that records its requests, and the server of `dev` in front of it. */
async function both() {
  const arrived: IncomingMessage[] = [];
  const target = await listen(
    createServer((request, response) => {
      arrived.push(request);
      const { pathname } = new URL(request.url ?? '/', 'http://x');
      if (pathname === '/registry.json') response.end('{"build":"a","remotes":[{"name":"system"}]}');
      else if (pathname === '/v1/login') {
        response.writeHead(204, {
          'set-cookie': ['session=1; Secure; HttpOnly; Domain=console.example', 'other=2; Path=/'],
          'strict-transport-security': 'max-age=1',
        });
        response.end();
      } else if (pathname === '/v1/text') {
        response.writeHead(404, { 'content-type': 'text/html' }).end(BLOCK);
      } else response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end(`<p>${BLOCK}`);
    }).on('upgrade', (request, socket) => {
      arrived.push(request);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
      socket.pipe(socket);
    }),
  );
  const server = createServer((request, response) => relay(target, request, response, ROW));
  server.on('upgrade', (request, socket, head) => relayUpgrade(target, request, socket, head));
  return { target, arrived, url: await listen(server) };
}

it('puts the row into documents and the registry, and removes conditional headers', async () => {
  const { url, arrived } = await both();
  const page = await fetch(new URL('/projects', url), { headers: { 'if-none-match': '"1"' } });
  expect(await page.text()).toContain('"name":"reports"');
  expect(page.headers.get('etag')).toBeNull();
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(arrived[0]?.headers).not.toHaveProperty('if-none-match');
  const registry: unknown = await (await fetch(new URL('/registry.json', url))).json();
  expect(registry).toEqual({ build: 'a', remotes: [{ name: 'system' }, ROW] });
});

it('passes on a response that is not a document unchanged', async () => {
  const { url } = await both();
  const answer = await fetch(new URL('/v1/text', url));
  expect([answer.status, await answer.text()]).toEqual([404, BLOCK]);
});

it('writes with the host and the origin of the console, and keeps its cookies without TLS', async () => {
  const { url, target, arrived } = await both();
  const answer = await fetch(new URL('/v1/login', url), {
    method: 'POST',
    body: 'name=value',
    headers: { origin: url.origin, referer: `${url.origin}/login?to=x` },
  });
  expect(answer.headers.getSetCookie()).toEqual(['session=1; HttpOnly', 'other=2; Path=/']);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(arrived[0]).toMatchObject({
    method: 'POST',
    headers: { host: target.host, origin: target.origin, referer: `${target.origin}/login` },
  });
});

it('names the console that did not respond', async () => {
  const { url, target } = await both();
  open[0]?.close();
  open[0]?.closeAllConnections();
  const answer = await fetch(url);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(`${target.origin} did not answer`);
});

it('forwards a websocket in both directions', async () => {
  const { url, target, arrived } = await both();
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.write('GET /v1/console HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
  const next = async () => String((await once(socket, 'data'))[0]);
  expect(await next()).toMatch(/^HTTP\/1\.1 101/);
  socket.write('hello');
  expect(await next()).toBe('hello');
  expect(arrived[0]?.headers).toMatchObject({ host: target.host, upgrade: 'websocket' });
  socket.destroy();
});

import { once } from 'node:events';
import { createServer as createHttpServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { createServer, type SiteServer } from './server.ts';
import { createSite, publishRemote } from './site.ts';
import { fakeRemote, fakeShell, temporary } from './testing/fake-dist.ts';

const folder = temporary();
const root = join(folder.path, 'site');
const api = createHttpServer((request, response) => {
  response.setHeader(
    'x-seen',
    JSON.stringify({ ...request.headers, url: request.url, method: request.method }),
  );
  if (request.url === '/v1/half') {
    response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
  } else
    request.pipe(
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] }),
    );
});
const sockets = new WebSocketServer({ noServer: true });
api.on('upgrade', (request, socket, head) => {
  if (request.url?.includes('refused'))
    socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 4\r\n\r\nnope');
  else
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (data) => client.send(`echo ${String(data)}`));
    });
});
let server: SiteServer;
let base: string;
let down: SiteServer;
let downBase: string;

beforeAll(async () => {
  const shell = fakeShell(join(folder.path, 'shell'), { build: 'shell-1' });
  await createSite({ shell, remotes: [fakeRemote(join(folder.path, 'system'), 'system', 'one')], out: root });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server = createServer({ root, api: `http://127.0.0.1:${port}` });
  base = await server.listen(0);
  down = createServer({ root });
  downBase = await down.listen(0);
});
afterAll(async () => {
  await server.close();
  await down.close();
  api.closeAllConnections();
  api.close();
  folder[Symbol.dispose]();
});

/** A request with the path exactly as given: `fetch` would tidy it first. */
async function raw(
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage & { body: Buffer }> {
  const request = httpRequest(base, { path, headers }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return Object.assign(response, { body: Buffer.concat(chunks) });
}

test('pages answer with the document and its policy, and revalidate', async () => {
  const page = await fetch(`${base}/projects/some`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('id="console-config"');
  const again = await raw('/silos', { 'if-none-match': (await raw('/silos')).headers.etag ?? '' });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(page.headers.get('content-security-policy'));
});

test('files with hashes are kept for ever and come in the best coding', async () => {
  const text = await (await fetch(`${base}/registry.json`)).text();
  const entry = /"entry":"([^"]+)"/.exec(text)?.[1] ?? '';
  const plain = await raw(entry);
  const brotli = await raw(entry, { 'accept-encoding': 'gzip, br' });
  const gzip = await raw(entry, { 'accept-encoding': 'gzip' });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect([plain, brotli, gzip].map((one) => one.headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(new Set([plain, brotli, gzip].map((one) => one.headers.etag)).size).toBe(3);
});

test('missing files, escapes and private folders are 404 and never the document', async () => {
  const paths = [
    '/assets/gone.js',
    '/remotes/system/x/y.css',
    '/favicon.ico',
    '/.deploy/state.json',
    '/../package.json',
    '/assets/..%2f.deploy/state.json',
    '/%2e%2e/x',
    '/%',
  ];
  for (const path of paths) {
    const answer = await raw(path);
    expect(`${path} ${answer.statusCode}`).toBe(`${path} 404`);
    expect(answer.body.toString()).toBe('Not found\n');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the document is answered also under its file name; other methods are refused', async () => {
  expect((await raw('/index.html')).headers['content-security-policy']).toBeDefined();
  expect((await fetch(`${base}/projects`, { method: 'DELETE' })).status).toBe(405);
  expect(await (await fetch(`${base}/projects`, { method: 'HEAD' })).text()).toBe('');
});

test('a publication is seen by the next request', async () => {
  const before = await (await fetch(`${base}/registry.json`)).text();
  await publishRemote(root, fakeRemote(join(folder.path, 'next'), 'system', 'two'));
  const after = await (await fetch(`${base}/registry.json`)).text();
  expect(after).not.toBe(before);
  expect(await (await fetch(`${base}/`)).text()).toContain(after);
});

test('API calls are passed on with body, cookies and query', async () => {
  const answer = await fetch(`${base}/v1/projects?limit=2`, {
    method: 'POST',
    body: '{"name":"x"}',
    headers: { cookie: 'session=1' },
  });
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('{"name":"x"}');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const seen: unknown = JSON.parse(answer.headers.get('x-seen') ?? '{}');
  expect(seen).toMatchObject({
    url: '/v1/projects?limit=2',
    method: 'POST',
    cookie: 'session=1',
    'x-forwarded-host': base.slice(7),
  });
  expect(seen).not.toMatchObject({ host: base.slice(7) });
});

test('an API that is down answers 502 in its own error shape; one that breaks off does not end well', async () => {
  const answer = await fetch(`${downBase}/v1/projects`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    error_code: 'BadGateway',
    message: 'The API cannot be reached.',
  });
  await expect(fetch(`${base}/v1/half`).then((half) => half.text())).rejects.toThrow();
});

test('websockets are joined; refusals and other paths end them', async () => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/v1/instances/x/serial-console/stream`);
  await once(socket, 'open');
  socket.send('hello');
  expect(await once(socket, 'message')).toMatchObject([{ data: 'echo hello' }]);
  socket.close();
  await once(socket, 'close');
  for (const path of ['/v1/refused', '/projects']) {
    expect(await once(new WebSocket(base.replace('http', 'ws') + path), 'error')).toMatchObject([
      { type: 'error' },
    ]);
  }
});

test('a test may answer requests itself', async () => {
  const faulty = createServer({
    root,
    intercept: (request, response) => {
      if (request.url !== '/registry.json') return false;
      response.writeHead(503).end();
      return true;
    },
  });
  const url = await faulty.listen(0);
  expect((await fetch(`${url}/registry.json`)).status).toBe(503);
  expect((await fetch(`${url}/projects`)).status).toBe(200);
  await faulty.close();
});

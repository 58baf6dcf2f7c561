import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ROOT } from '../tools/machine/files.ts';
import { programPath } from '../tools/machine/programs.ts';
import { createServer } from '../tools/server/server.ts';
import { startFakeApi } from '../tools/testing/fake-api.ts';
import { fakeRemote, temporary } from '../tools/testing/fake-dist.ts';
import { fakeSite } from '../tools/testing/fake-site.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { reportsAt } from './reports/endpoint.ts';
import { exportSite } from './site/export.ts';
import { HTTPS_HEADERS, siteHeaders } from './site/headers.ts';
import { publishRemote } from './site/site.ts';

/* The setups of docs/hosting.md with Caddy in front, configured as documented: deploy/examples. */

const IMMUTABLE = { ...siteHeaders('').immutable, ...HTTPS_HEADERS };

/** Runs an example unchanged; its local certificate authority is stored in the folder. */
async function startCaddy(example: string, folder: string, env: Record<string, string>) {
  const config = join(folder, `${example}.run`);
  const options = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
  writeFileSync(config, options + readFileSync(join(ROOT, 'deploy/examples', example), 'utf8'));
  const args = ['run', '--adapter', 'caddyfile', '--config', config];
  const home = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config'), HOME: folder };
  const child = spawn(programPath('caddy'), args, {
    env: { ...env, ...home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  const root = join(folder, 'data/caddy/pki/authorities/local/root.crt');
  for (let tries = 0; !existsSync(root) || !said.includes('serving initial configuration'); tries += 1) {
    if (tries > 300 || child.exitCode !== null) throw new Error(`Caddy did not start: ${said}`);
    await setTimeout(50);
  }
  return {
    authority: readFileSync(root),
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Storage that serves only keys: no document for unknown paths, no caching rules, and its own cookie. */
async function startStorage(folder: string) {
  const seen: IncomingMessage['headers'][] = [];
  const server = createHttpServer((request, response) => {
    seen.push(request.headers);
    const path = join(folder, new URL(request.url ?? '/', 'http://storage').pathname);
    response.setHeader('set-cookie', 'storage=1');
    response.setHeader('cache-control', 'max-age=60');
    if (!existsSync(path)) response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error/>');
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(path));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, seen, close: () => server.close() };
}

withPrograms(['caddy'], () => {
  describe.each([
    ['Caddyfile', ''],
    ['Caddyfile', '/console'],
    ['Caddyfile.storage', ''],
    ['Caddyfile.storage', '/console'],
  ])('deploy/examples/%s, served at "%s"', (example, basePath) => {
    const folder = temporary();
    const closers: (() => unknown)[] = [];
    const place: { port: number; authority: Buffer; seen: IncomingMessage['headers'][] } = {
      port: 0,
      authority: Buffer.of(),
      seen: [],
    };

    async function ask(path: string, options: RequestOptions = {}, body = '') {
      const { port, authority } = place;
      const request = httpsRequest({ host: 'localhost', port, path, ca: authority, ...options });
      request.end(body);
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request.on('response', resolve).on('error', reject);
      });
      return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
    }

    beforeAll(async () => {
      mkdirSync(folder.path, { recursive: true });
      const settings = { basePath, reports: { endpoint: '/reports' } };
      const site = await fakeSite(folder.path, { areas: { system: 'one' }, settings });
      const stored = join(folder.path, 'stored');
      exportSite(site, stored);
      const [api, storage] = [await startFakeApi(), await startStorage(stored)];
      place.port = await freePort();
      place.seen = storage.seen;
      const origin = `https://localhost:${place.port}`;
      const server = createServer({
        root: site,
        api: api.url,
        origin,
        trustedProxies: ['127.0.0.1'],
        intercept: reportsAt(site, join(folder.path, 'reports')),
      });
      const console = new URL(await server.listen(0)).host;
      const env = { ORIGIN: origin, SITE: site, CONSOLE: console, STORAGE: storage.url, BASE: basePath };
      const front = await startCaddy(example, folder.path, env);
      place.authority = front.authority;
      closers.push(
        front.close,
        () => server.close(),
        () => api.close(),
        () => storage.close(),
        () => folder[Symbol.dispose](),
      );
    }, 30_000);
    afterAll(async () => {
      for (const close of closers) await close();
    });

    test('the document comes with its policy through TLS, and the files that it names with the headers of such files', async () => {
      const page = await ask(`${basePath}/projects`, { headers: { cookie: 'session=secret' } });
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        ...siteHeaders('document.documentElement.dataset.boot = "ran";').document,
        ...HTTPS_HEADERS,
      });
      const named = [...String(page.body).matchAll(/"(\/[^"]*\.js)"/g)].map(([, path = '']) => path);
      expect(named.length).toBeGreaterThan(2);
      for (const path of named) {
        const file = await ask(path, { headers: { cookie: 'session=secret', 'accept-encoding': 'br' } });
        expect(file.status, path).toBe(200);
        expect(file.headers, path).toMatchObject(IMMUTABLE);
        expect(file.headers['content-type']).toMatch(/javascript/);
        expect(file.headers['set-cookie']).toBeUndefined();
      }
      expect(place.seen.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
    });

    test('a missing file gets a 404 that is not cached; private files are not served', async () => {
      for (const path of ['/assets/gone.12345678.js', '/remotes/system/one/gone.12345678.js']) {
        const answer = await ask(basePath + path);
        expect([answer.status, answer.headers['cache-control']], path).toEqual([404, 'no-store']);
      }
      for (const path of ['/.deploy/served/state.json', '/assets/../.deploy/served/state.json']) {
        const answer = await ask(basePath + path);
        expect(String(answer.body), path).not.toContain('"serial"');
      }
    });

    test('calls from the own origin pass, those from other origins do not', async () => {
      const write = async (origin: string) =>
        (await ask(`${basePath}/v1/things`, { method: 'POST', headers: { origin } }, '{}')).status;
      expect(await write(`https://localhost:${place.port}`)).toBe(201);
      expect(await write('https://evil.example.org')).toBe(403);
    });

    test('reports arrive', async () => {
      const nonce = String((await ask(`${basePath}/reports`)).body);
      const message = { id: 'x1', shell: 'a', area: 'shell', build: 'a', route: 'other', entries: [] };
      const headers = { 'content-type': 'application/json', 'report-nonce': nonce };
      const sent = await ask(`${basePath}/reports`, { method: 'POST', headers }, JSON.stringify(message));
      expect(sent.status).toBe(204);
    });

    test('a websocket passes', async () => {
      const socket = new WebSocket(`wss://localhost:${place.port}${basePath}/v1/stream`, {
        ca: place.authority,
        origin: `https://localhost:${place.port}`,
      });
      await once(socket, 'open');
      socket.send('hello');
      const [data] = await once(socket, 'message');
      expect(String(data)).toBe('hello');
      socket.terminate();
    });
  });
});

test('an exported site contains all served files, no links, and the document last', async () => {
  using folder = temporary();
  const out = join(folder.path, 'out');
  const site = await fakeSite(folder.path, { areas: { system: 'one' } });
  const first = exportSite(site, out);
  expect(first.slice(-2)).toEqual(['registry.json', 'index.html']);
  await publishRemote(site, fakeRemote(join(folder.path, 'two'), 'system', 'two'));
  const second = exportSite(site, out);
  // Files of the previous build remain, for open tabs
  expect(second).toEqual(expect.arrayContaining(first));
  const files = readdirSync(out, { recursive: true, withFileTypes: true });
  expect(files.every((entry) => entry.isFile() || entry.isDirectory())).toBe(true);
  for (const path of second)
    expect(readFileSync(join(out, path)).equals(readFileSync(join(site, path))), path).toBe(true);
  expect(second.filter((path) => /\.(br|gz)$|^\./.test(path))).toEqual([]);
  expect(() => exportSite(site, site)).toThrow('is the site itself');
});

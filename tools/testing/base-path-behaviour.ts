import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { sendRaw, statuses } from './raw-client.ts';
import { servedSite, type Start } from './served-site.ts';
import { startFakeApi } from './fake-api.ts';

const BASE = '/console';

/** Whatever serves a site below a path must do all of this. */
export function describeBasePath(name: string, start: Start): void {
  describe(`${name} below ${BASE}`, () => {
    const site = servedSite(start, {}, { areas: { system: 'one' }, settings: { basePath: BASE } });
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(site.url + path, { redirect: 'manual', ...init });
    const raw = async (method: string, path: string, headers = '') => {
      const head = `${method} ${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\n${headers}`;
      return statuses(await sendRaw(site.url, `${head}\r\n`));
    };

    test('pages answer with a document whose files are below the path, and all of them are there', async () => {
      for (const path of ['', '/', '?a=1', '/projects/some', '/login/x/local', '/console/x']) {
        const page = await ask(BASE + path);
        expect(page.status, path).toBe(200);
        expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      }
      const text = await (await ask(`${BASE}/projects`)).text();
      const named = [...text.matchAll(/"(\/[^"]*\.(?:js|css|svg))"/g)].map(([, path = '']) => path);
      expect(named.length).toBeGreaterThan(2);
      for (const path of named) {
        expect(path).toMatch(/^\/console\/(assets|remotes)\//);
        expect((await ask(path)).status, path).toBe(200);
      }
      expect((await ask(`${BASE}/registry.json`)).headers.get('content-type')).toMatch('application/json');
    });

    test('a URL outside the path is neither a page nor a call', async () => {
      for (const path of ['/', '/projects', '/consoles', '/registry.json', '/v1/me', '/%63onsole/v1/me'])
        expect((await ask(path)).status, path).toBe(404);
      expect((await ask('/login/a/local', { method: 'POST', body: '{}' })).status).toBe(404);
      // Paths that lead out of the site, or into its private folder
      for (const path of ['/console/../v1/me', '/console/%2e%2e/v1/me', '/console/.deploy/served/state.json'])
        expect(await raw('GET', path), path).not.toContain(500);
      expect(await raw('GET', '/console/.deploy/served/state.json')).toEqual([404]);
      expect(site.lines).toEqual([]);
    });

    test('the API gets the rest of the path unchanged, and its paths are moved below the base path', async () => {
      const { arrived, scripts } = site.api;
      expect(await raw('GET', '/console/v1/a%2Fb%20c?d=/console&e=%2F')).toEqual([200]);
      expect(await raw('POST', '/console/device/auth', 'Content-Length: 0\r\n')).toEqual([200]);
      expect(arrived.map(({ line }) => line)).toEqual([
        'GET /v1/a%2Fb%20c?d=/console&e=%2F HTTP/1.1',
        'POST /device/auth HTTP/1.1',
      ]);
      for (const [path, location, expected] of [
        ['/v1/one', '/login/a/local?x=/console/y', '/console/login/a/local?x=/console/y'],
        ['/v1/two', '/console/projects', '/console/projects'],
        ['/v1/three', 'https://idp.example.org/', 'https://idp.example.org/'],
        ['/v1/four', '//idp.example.org/', '//idp.example.org/'],
      ] as const) {
        const head = `Location: ${location}\r\nSet-Cookie: session=a; Path=/; HttpOnly`;
        scripts.set(path, (_, socket) => {
          socket.write(`HTTP/1.1 302 Found\r\n${head}\r\nContent-Length: 0\r\n\r\n`);
        });
        const answer = await ask(BASE + path);
        expect(answer.headers.get('location')).toBe(expected);
        expect(answer.headers.get('set-cookie')).toBe('session=a; Path=/console; HttpOnly');
      }
    });

    test('writes of other origins are refused below the path too', async () => {
      const origin = { Origin: 'https://evil.example.org' };
      const answer = await ask(`${BASE}/v1/projects`, { method: 'POST', body: '{}', headers: origin });
      expect(answer.status).toBe(403);
      expect(site.lines).toEqual([]);
    });

    test('a websocket of the API is found below the path, and nowhere else', async () => {
      const api = await startFakeApi();
      const server = await start({ root: site.root, api: api.url });
      const { host, origin } = new URL(server.url);
      const open = (path: string) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(`ws://${host}${path}`, { origin });
          socket.on('open', () => socket.send('hello'));
          socket.on('message', (data) => {
            resolve(Buffer.isBuffer(data) ? data.toString() : 'no text');
            socket.terminate();
          });
          socket.on('error', () => resolve('refused'));
        });
      expect(await open(`${BASE}/v1/stream`)).toBe('hello');
      expect(await open('/v1/stream')).toBe('refused');
      await server.close();
      api.close();
    });
  });
}

import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHeaders } from '../../deploy/site/headers.ts';
import { publish, publishRemote } from '../../deploy/site/site.ts';
import { startFakeApi } from './fake-api.ts';
import { fakeRemote, fakeShell, temporary } from './fake-dist.ts';
import { fakeSite } from './fake-site.ts';
import type { Start } from './served-site.ts';

/** The behaviour of every server of the console; `brotli` says whether it can send brotli copies. */
export function describeServer(name: string, options: { brotli: boolean; start: Start }): void {
  describe(name, () => {
    const folder = temporary();
    const boot = 'void 0';
    let root = '';
    const closers: (() => unknown)[] = [];
    let base = '';
    let downBase = '';

    beforeAll(async () => {
      root = await fakeSite(folder.path, { areas: { system: 'one' }, boot });
      const api = await startFakeApi();
      const server = await options.start({ root, api: api.url });
      const down = await options.start({ root, api: 'http://127.0.0.1:9' });
      closers.push(
        () => server.close(),
        () => down.close(),
        () => api.close(),
        () => folder[Symbol.dispose](),
      );
      [base, downBase] = [server.url, down.url];
    });
    afterAll(async () => {
      for (const close of closers) await close();
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
      return Object.assign(response, { body: await buffer(response) });
    }
    const registry = async () => (await fetch(`${base}/registry.json`)).text();
    const entry = async () => /"entry":"([^"]+)"/.exec(await registry())?.[1] ?? '';

    test('pages answer with the document and exactly its headers, and revalidate', async () => {
      for (const path of ['/', '/projects/some', '/login/x/local', '/device/verify', '/index.html']) {
        const page = await raw(path);
        expect(page.statusCode).toBe(200);
        expect(page.headers).toMatchObject(siteHeaders(boot).document);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(page.body.toString()).toContain('id="console-config"');
      }
      const again = await raw('/silos', { 'if-none-match': (await raw('/silos')).headers.etag ?? '' });
      expect(again.statusCode).toBe(304);
      expect(again.headers['content-security-policy']).toBe(
        siteHeaders(boot).document['content-security-policy'],
      );
    });

    test('the registry is revalidated', async () => {
      expect((await raw('/registry.json')).headers).toMatchObject(siteHeaders(boot).registry);
    });

    test('files with hashes are kept for ever and come in the best coding', async () => {
      const path = await entry();
      const plain = await raw(path);
      expect(plain.headers).toMatchObject(siteHeaders(boot).immutable);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
      const gzip = await raw(path, { 'accept-encoding': 'gzip' });
      expect(gzip.headers).toMatchObject({
        'content-encoding': 'gzip',
        'cache-control': plain.headers['cache-control'],
      });
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      if (options.brotli) {
        const brotli = await raw(path, { 'accept-encoding': 'gzip, br' });
        expect(brotli.headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      }
    });

    test.each([
      '/assets/gone.js',
      '/assets/gone',
      '/remotes/system/x/y.css',
      '/favicon.ico',
      '/.deploy/state.json',
      '/.deploy/',
      '/%2edeploy/state.json',
      '/assets/..%2f.deploy/state.json',
      '/assets/%2e%2e/.deploy/state.json',
      '/gone.json',
    ])('%s is missing and never the document', async (path) => {
      const answer = await raw(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body.toString()).toBe('Not found\n');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
    });

    test.each(['/../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%'])(
      '%s leaves nothing',
      async (path) => {
        const answer = await raw(path);
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.body.toString()).not.toContain('root:');
      },
    );

    test('pages are only read', async () => {
      expect((await fetch(`${base}/projects`, { method: 'DELETE' })).status).toBe(405);
      expect(await (await fetch(`${base}/projects`, { method: 'HEAD' })).text()).toBe('');
    });

    test('API calls are passed on with body, cookies and query', async () => {
      const body = '{"name":"x"}';
      const answer = await fetch(`${base}/v1/projects?limit=2&name=a%2Fb`, {
        method: 'POST',
        body,
        headers: { cookie: 's=1' },
      });
      expect(answer.status).toBe(201);
      expect(await answer.text()).toBe(body);
      expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
      const seen: unknown = JSON.parse(answer.headers.get('x-seen') ?? '{}');
      const host = new URL(base).host;
      expect(seen).toMatchObject({
        url: '/v1/projects?limit=2&name=a%2Fb',
        method: 'POST',
        cookie: 's=1',
        'x-forwarded-host': host,
      });
      expect(seen).not.toMatchObject({ host });
    });

    test.each([
      ['POST', '/device/confirm'],
      ['POST', '/login/maze/saml/okta'],
      ['GET', '/login/maze/saml/okta/redirect?redirect_uri=%2Fx'],
      ['PUT', '/v1/a%20b'],
      ['DELETE', '/experimental/v1/probes/x'],
    ])('%s %s is answered by the API', async (method, path) => {
      const answer = await fetch(base + path, { method });
      expect(answer.status).toBe(201);
      expect(JSON.parse(answer.headers.get('x-seen') ?? '{}')).toMatchObject({ url: path, method });
    });

    test('an API that is down answers 502 in its own error shape', async () => {
      const answer = await fetch(`${downBase}/v1/projects`);
      expect(answer.status).toBe(502);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(await answer.text()).toMatch(
        /^\{"request_id":"[0-9a-f-]{32,36}","error_code":"BadGateway","message":"The API cannot be reached."\}$/,
      );
      expect((await fetch(`${downBase}/projects`)).status).toBe(200);
    });

    test("the API's own failures are left as they are", async () => {
      const answer = await fetch(`${base}/v1/own-error`);
      expect([answer.status, await answer.text()]).toEqual([502, '{"error_code":"Own"}']);
      await expect(fetch(`${base}/v1/half`).then((half) => half.text())).rejects.toThrow();
    });

    test('websockets are joined; refusals and other paths end them', async () => {
      const socket = new WebSocket(
        `${base.replace('http', 'ws')}/v1/instances/x/serial-console/stream?most_recent=1`,
      );
      await once(socket, 'open');
      socket.send('hello');
      expect(await once(socket, 'message')).toMatchObject([{ data: 'hello' }]);
      socket.close();
      await once(socket, 'close');
      for (const path of ['/v1/refused', '/projects'])
        expect(await once(new WebSocket(base.replace('http', 'ws') + path), 'error')).toMatchObject([
          { type: 'error' },
        ]);
    });

    test('a publication is seen by the next request', async () => {
      const before = await registry();
      await publishRemote(root, fakeRemote(join(folder.path, 'next'), 'system', 'two'));
      const after = await registry();
      expect(after).not.toBe(before);
      expect(await (await fetch(`${base}/`)).text()).toContain(after);
      expect((await fetch(base + (await entry()))).status).toBe(200);
    });

    // Last: it changes the site
    test('areas that need the shell before get its document, without another configuration', async () => {
      const shell = (build: string, shared: string) => ({
        folder: fakeShell(join(folder.path, build), { build, shared, boot: `void '${build}'` }),
      });
      const auth = fakeRemote(join(folder.path, 'auth'), 'auth', 'auth', { shared: '2.0.0' });
      await publish(root, [shell('shell-9', '2.0.0'), { folder: auth }], { keepEarlier: true });
      const shellAt = async (path: string) => /<p>(.*)<\/p>/.exec((await raw(path)).body.toString())?.[1];
      const paths = ['/', '/auth', '/systems', '/system', '/system/silos?x=1', '/system-new'];
      const shells = await Promise.all(paths.map(shellAt));
      expect(shells.map((text) => text === 'shell-9')).toEqual([true, true, true, false, false, false]);
      for (const path of ['/', '/system'])
        expect((await raw(path)).headers).toMatchObject(siteHeaders(boot, "void 'shell-9'").document);
      expect((await raw('/registry-earlier.json')).headers).toMatchObject(siteHeaders('').registry);
      expect((await raw('/earlier/system.html')).statusCode).toBe(404);
    });
  });
}

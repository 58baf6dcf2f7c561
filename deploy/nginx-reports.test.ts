import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporary } from '../tools/testing/fake-dist.ts';
import { fakeSite } from '../tools/testing/fake-site.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { ATTACKER, sendRaw, statuses } from '../tools/testing/raw-client.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { createServer as createSiteServer } from '../tools/server/server.ts';
import { collector } from './reports/collector.ts';
import { PER_MINUTE, reportsAt } from './reports/endpoint.ts';
import { knownBuilds } from './reports/known-builds.ts';
import { startNginx } from './run-nginx.ts';

const MESSAGE = { id: 'x1', shell: 'a', area: 'shell', build: 'a', route: '/system/silos', entries: [] };

/** The path below which a site is served, its setting, and the address to which browsers send reports. */
const PLACES = [
  ['', '/own/reports', '/own/reports'],
  ['/console', '/own/reports', '/console/own/reports'],
  ['/console', '/console/own/reports', '/console/own/reports'],
] as const;

const siteWith = (folder: string, endpoint: string, basePath = ''): Promise<string> =>
  fakeSite(folder, { settings: { basePath, reports: { endpoint } } });

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: 'session=secret', ...headers },
  });

/** How every server handles requests to the endpoint. */
async function proveEndpoint(url: string, folder: string): Promise<void> {
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const own = { 'report-nonce': await answer.text() };
  expect((await post(url, MESSAGE, own)).status).toBe(204);
  expect((await post(url, MESSAGE)).status).toBe(403);
  expect((await post(url, { ...MESSAGE, build: 'unknown' }, own)).status).toBe(400);
  expect((await post(url, MESSAGE, { ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(url, { ...MESSAGE, route: `/${'x'.repeat(1_100)}` }, own)).status).toBe(413);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
  const page = await fetch(url.replace(/own.*/, 'system/silos'));
  expect(page.headers.get('content-type')).toContain('text/html');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('secret');
}

test.each(PLACES)(
  '`npm run serve` below "%s" collects reports for the endpoint %s',
  async (base, endpoint, address) => {
    using folder = temporary();
    const site = await siteWith(folder.path, endpoint, base);
    const reports = join(folder.path, 'reports');
    const server = createSiteServer({ root: site, intercept: reportsAt(site, reports) });
    try {
      await proveEndpoint((await server.listen(0)) + address, reports);
    } finally {
      await server.close();
    }
  },
);

test('a site without an endpoint collects nothing', async () => {
  using folder = temporary();
  const site = await siteWith(folder.path, '');
  const reports = join(folder.path, 'reports');
  const server = createSiteServer({ root: site, intercept: reportsAt(site, reports) });
  try {
    expect((await post(`${await server.listen(0)}/own/reports`, MESSAGE)).status).toBe(405);
    expect(readdirSync(reports)).toEqual([]);
  } finally {
    await server.close();
  }
});

test('behind a proxy, clients are counted by the addresses that it names', async () => {
  using folder = temporary();
  const site = await siteWith(folder.path, '/own/reports');
  const reports = join(folder.path, 'reports');
  const server = createSiteServer({
    root: site,
    intercept: reportsAt(site, reports),
    trustedProxies: ['127.0.0.1'],
  });
  try {
    const url = `${await server.listen(0)}/own/reports`;
    for (const client of ['198.51.100.1', '198.51.100.2', '198.51.100.1']) {
      const headers = { 'x-forwarded-for': client };
      const nonce = await (await fetch(url, { headers })).text();
      expect((await post(url, MESSAGE, { ...headers, 'report-nonce': nonce })).status).toBe(204);
    }
    const [file = ''] = readdirSync(reports).filter((name) => name.endsWith('.ndjson'));
    const ids = [...readFileSync(join(reports, file), 'utf8').matchAll(/"client":"([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(2);
  } finally {
    await server.close();
  }
});

withPrograms(['nginx'], () => {
  /** nginx before its own collector process, as `deploy collect` runs it. */
  async function serve(folder: string, endpoint: string, basePath = '') {
    const site = await siteWith(folder, endpoint, basePath);
    const reports = join(folder, 'reports');
    const handle = collector({ folder: reports, isKnown: knownBuilds(site) });
    const seen: unknown[] = [];
    const behind = createServer((request, response) => {
      seen.push(request.headers.cookie);
      void handle(request, response, String(request.headers['x-forwarded-for']));
    });
    const port = await freePort();
    await new Promise<void>((done) => {
      behind.listen(port, '127.0.0.1', done);
    });
    const nginx = await startNginx({
      root: site,
      api: 'http://127.0.0.1:9',
      port: await freePort(),
      reports: `http://127.0.0.1:${port}`,
    });
    const close = async () => {
      await nginx.close();
      behind.closeAllConnections();
      behind.close();
    };
    return { url: nginx.url, reports, seen, [Symbol.asyncDispose]: close };
  }

  describe('nginx', () => {
    test.each(PLACES)(
      'below "%s" passes reports for the endpoint %s on, without the cookie',
      async (base, endpoint, address) => {
        using folder = temporary();
        await using served = await serve(folder.path, endpoint, base);
        await proveEndpoint(served.url + address, served.reports);
        expect(served.seen.filter((cookie) => cookie !== undefined)).toEqual([]);
      },
    );

    test('limits the reports of one address, not those of another', async () => {
      using folder = temporary();
      await using served = await serve(folder.path, '/own/reports');
      const get = `GET /own/reports HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
      const many = Array.from({ length: PER_MINUTE / 2 }, () => sendRaw(served.url, get, ATTACKER));
      const answers = (await Promise.all(many)).flatMap(statuses);
      expect(answers.filter((status) => status === 200).length).toBeGreaterThan(PER_MINUTE / 4);
      expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect(statuses(await sendRaw(served.url, get))).toEqual([200]);
    });
  });
});

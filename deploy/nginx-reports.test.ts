import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeShell, temporary } from '../tools/testing/fake-dist.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { createServer as createSiteServer } from '../tools/server/server.ts';
import { reportsAt } from './reports/endpoint.ts';
import { collector } from './reports/collector.ts';
import { startNginx } from './run-nginx.ts';
import { createSite } from './site/site.ts';

const MESSAGE = { id: 'x1', shell: 's1', area: 'system', build: 'b', route: '/system/silos', entries: [] };

async function siteWith(folder: string, endpoint: string): Promise<string> {
  const site = join(folder, 'site');
  await createSite({
    shell: fakeShell(join(folder, 'shell'), { build: 'a' }),
    remotes: [],
    settings: { reports: { endpoint } },
    out: site,
  });
  return site;
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: 'session=secret', ...headers },
  });

/** How both servers handle posts to the endpoint. */
async function proveEndpoint(origin: string, folder: string): Promise<void> {
  expect((await post(`${origin}/own/reports`, MESSAGE)).status).toBe(204);
  expect((await post(`${origin}/own/reports`, MESSAGE, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(`${origin}/own/reports`, { ...MESSAGE, route: `/${'x'.repeat(1_100)}` })).status).toBe(
    413,
  );
  expect((await fetch(`${origin}/own/reports`)).status).toBe(405);
  expect((await fetch(`${origin}/system/silos`)).headers.get('content-type')).toContain('text/html');
  const [file = ''] = readdirSync(folder);
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('secret');
}

test('`npm run serve` collects posts to the endpoint, and serves all other requests', async () => {
  using folder = temporary();
  const site = await siteWith(folder.path, '/own/reports');
  const reports = join(folder.path, 'reports');
  const server = createSiteServer({ root: site, intercept: reportsAt(site, reports) });
  try {
    await proveEndpoint(await server.listen(0), reports);
  } finally {
    await server.close();
  }
});

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

withPrograms(['nginx'], () => {
  test('nginx passes them on to a collector, without the cookie', async () => {
    using folder = temporary();
    const site = await siteWith(folder.path, '/own/reports');
    const reports = join(folder.path, 'reports');
    const handle = collector({ folder: reports });
    const cookies: unknown[] = [];
    const behind = createServer((request, response) => {
      cookies.push(request.headers.cookie);
      void handle(request, response);
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
    try {
      await proveEndpoint(nginx.url, reports);
      expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
    } finally {
      await nginx.close();
      behind.closeAllConnections();
      behind.close();
    }
  });
});

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporary } from './fake-dist.ts';
import { fakeSite } from './fake-site.ts';
import { ATTACKER, lastError, occupy, sendRaw, statuses } from './raw-client.ts';
import { startRecorder } from './recorder.ts';
import { servedSite, type Start } from './served-site.ts';

const PROXY = '203.0.113.9';
/** The machine may be busy. */
const BUSY = { timeout: 20_000 };
const request = (line: string, host: string, headers = '') =>
  `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`;

/** What load balancers, logs and monitoring expect of every server of the console. */
export function describeOperation(name: string, start: Start): void {
  describe(`${name} in operation`, () => {
    const log = temporary();
    const site = servedSite(start, { log: join(log.path, 'log') });
    const get = (path: string, host = '127.0.0.1', headers = '') =>
      sendRaw(site.url, request(`GET ${path}`, host, headers));
    /** The headers of the last request at the API, in lower case. */
    const arrived = () => (site.api.arrived.at(-1)?.headers ?? []).map((header) => header.toLowerCase());

    test('an answer of the API without a rule for caches is not stored; a rule of its own stays', async () => {
      expect(await get('/v1/x')).toMatch(/\r\ncache-control: no-store\r\n/i);
      site.api.scripts.set('/v1/x', (_, socket) =>
        socket.write('HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\nCache-Control: max-age=5\r\n\r\n{}'),
      );
      expect((await get('/v1/x')).match(/cache-control: .*/gi)).toEqual([
        expect.stringMatching(/: max-age=5$/),
      ]);
    });

    test('names of other sites are refused without a configured origin too', async () => {
      for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
        for (const path of ['/', '/v1/x']) {
          const answer = await get(path, host);
          expect(statuses(answer), host).toEqual([421]);
          expect(lastError(answer)).toMatchObject({ error_code: 'MisdirectedRequest' });
        }
      for (const host of ['localhost', 'console.localhost:80', '127.0.0.1:1', '[::1]'])
        expect(statuses(await get('/', host)), host).toEqual([200]);
    });

    test('headers of a client about another path or another person do not reach the API', async () => {
      const names = [
        'X-Original-URL',
        'X-Rewrite-URL',
        'X-Forwarded-User',
        'X-Forwarded-Email',
        'X-Forwarded-Groups',
      ];
      await get('/v1/x', '127.0.0.1', names.map((header) => `${header}: zq\r\n`).join(''));
      expect(arrived().filter((header) => header.includes('zq'))).toEqual([]);
    });

    test('/healthz and /readyz answer load balancers, which ask by any name', async () => {
      for (const host of ['127.0.0.1', 'balancer.internal']) {
        expect(await get('/healthz', host)).toMatch(/ 200 [^]*cache-control: no-store[^]*\r\n\r\n.*ok\n/i);
        expect(site.lines).toEqual([]);
      }
      expect(statuses(await get('/readyz', 'balancer.internal', 'Cookie: session=zq\r\n'))).toEqual([200]);
      expect(site.lines).toEqual(['GET /v1/ping HTTP/1.1']);
      expect(arrived().filter((header) => header.includes('zq'))).toEqual([]);
      site.api.scripts.set('/v1/ping', (_, socket) => socket.destroy());
      const answer = await get('/readyz');
      expect([statuses(answer), lastError(answer)]).toMatchObject([[502], { error_code: 'BadGateway' }]);
    });

    test('a client that is no proxy does not choose its address', async () => {
      await get('/v1/x', '127.0.0.1', `X-Forwarded-For: ${PROXY}\r\n`);
      expect(arrived()).toContain('x-forwarded-for: 127.0.0.1');
    });

    test('the log has the request id of the API and the part of the API, and no names', async () => {
      const id = '5f3a9b1c-0000-4000-8000-000000000001';
      site.api.scripts.set('/v1/instances/zq-payroll?project=zq', (_, socket) =>
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Request-Id: ${id}\r\n\r\n{}`),
      );
      const file = join(log.path, 'log');
      await get('/v1/instances/zq-payroll?project=zq', '127.0.0.1', 'Cookie: zq\r\nUser-Agent: zq\r\n');
      await get('/projects/zq-payroll');
      await get('/healthz');
      await sendRaw(
        site.url,
        request(
          'POST /v1/login/zq/local',
          '127.0.0.1',
          'Origin: https://zq.example\r\nContent-Length: 0\r\n',
        ),
      );
      await expect
        .poll(
          () =>
            readFileSync(file, 'utf8')
              .trim()
              .split('\n')
              .slice(-3)
              .map((line): unknown => JSON.parse(line)),
          BUSY,
        )
        .toMatchObject([
          { method: 'GET', place: '/v1/instances', status: '200', request_id: id },
          { method: 'GET', place: 'page', status: '200' },
          {
            method: 'POST',
            place: '/v1/login',
            status: '403',
          },
        ]);
      expect(readFileSync(file, 'utf8').trim()).toMatch(/"request_id":"[0-9a-f-]{32,36}"\}$/);
      expect(readFileSync(file, 'utf8')).not.toMatch(/zq|127\.0\.0\.1|healthz/);
    });
  });

  describe(`${name} behind a proxy`, () => {
    const limits = { callsPerClient: 1, bodiesPerClient: 1 };
    const site = servedSite(start, { trustedProxies: ['127.0.0.0/8'], limits });
    const begun = (client: string) =>
      request('POST /v1/x', '127.0.0.1', `X-Forwarded-For: ${client}\r\nContent-Length: 100\r\n`);
    const post = (forwarded: string) =>
      sendRaw(
        site.url,
        `${request('POST /v1/y', '127.0.0.1', `X-Forwarded-For: ${forwarded}\r\nContent-Length: 2\r\n`)}{}`,
      );

    test('the limits and the API see the client that the proxy names, and no client behind it can choose another', async () => {
      const release = await occupy(site.url, 1, begun(PROXY));
      await expect.poll(async () => statuses(await post(`198.51.100.1, ${PROXY}`)), BUSY).toEqual([503]);
      expect(statuses(await post(`${PROXY}, 198.51.100.1`))).toEqual([200]);
      expect(site.api.arrived.at(-1)?.headers.join('\n').toLowerCase()).toContain(
        'x-forwarded-for: 198.51.100.1',
      );
      release();
    });
  });

  describe(`${name} without limits of a client`, () => {
    const off = Number.POSITIVE_INFINITY;
    const site = servedSite(start, {
      limits: { callsPerClient: off, bodiesPerClient: off, connectionsPerClient: off, tunnelsPerClient: off },
    });

    test('the 97th call of one address is answered', async () => {
      const release = await occupy(
        site.url,
        97,
        request('POST /v1/x', '127.0.0.1', 'Content-Length: 100\r\n'),
      );
      const body = `${request('POST /v1/y', '127.0.0.1', 'Content-Length: 2\r\n')}{}`;
      expect(statuses(await sendRaw(site.url, body, ATTACKER))).toEqual([200]);
      release();
    });
  });

  test(`${name} is not healthy without its document, and is asked beside the path of the site`, async () => {
    using folder = temporary();
    const root = await fakeSite(folder.path, { settings: { basePath: '/console' } });
    const api = await startRecorder();
    const server = await start({ root, api: api.url });
    try {
      const ask = async (path: string) => (await fetch(server.url + path)).status;
      expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
      expect(api.arrived.map(({ line }) => line)).toEqual(['GET /v1/ping HTTP/1.1']);
      rmSync(join(root, 'registry.json'));
      expect(await ask('/healthz')).toBe(503);
    } finally {
      await server.close();
      await api.close();
    }
  });
}

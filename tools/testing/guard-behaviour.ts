import { describe, expect, test } from 'vitest';
import { ORIGINS, SIGN_INS } from './origin-cases.ts';
import { lastError, sendRaw, statuses } from './raw-client.ts';
import { servedSite, type Start } from './served-site.ts';

const WEBSOCKET = {
  Connection: 'close, Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
};

/** The answer ends with an error of the API's form. */
function expectError(answer: string, code: string): void {
  expect(lastError(answer)).toMatchObject({ error_code: code });
  expect(answer).toMatch(/"request_id":"[0-9a-f-]{32,36}"/);
  expect(answer).toMatch(/"message":"[A-Z][^"]*\."/);
}

/**
 * Every server of the console refuses pages of other origins, and sets the headers about the source of a request
 * itself.
 */
export function describeGuards(name: string, start: Start): void {
  describe(`${name} guards the API`, () => {
    const site = servedSite(start);

    /** Sends a request that ends its connection; `HERE` in a header stands for the console's origin. */
    const send = (line: string, headers: Readonly<Record<string, string>>, body = '') => {
      const { host, origin } = new URL(site.url);
      const all = {
        Host: host,
        Connection: 'close',
        ...headers,
        ...(body === '' ? {} : { 'Content-Length': String(body.length) }),
      };
      const lines = Object.entries(all).map(([key, value]) => `${key}: ${value.replace('HERE', origin)}\r\n`);
      return sendRaw(site.url, `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    };

    describe.each(ORIGINS)('%s', (who, headers, isPassed) => {
      const may = `${who} ${isPassed ? 'may' : 'may not'}`;
      test.each([
        ['POST', '/v1/projects'],
        ['PUT', '/v1/x'],
        ['DELETE', '/v1/x'],
        ['POST', '/v1/logout'],
        ['POST', '/device/confirm'],
        ['POST', '/experimental/v1/probes'],
      ])(`${may} %s %s`, async (method, path) => {
        const body = method === 'DELETE' ? '' : '{}';
        const answer = await send(`${method} ${path}`, { 'Content-Type': 'text/plain', ...headers }, body);
        expect(site.lines).toEqual(isPassed ? [`${method} ${path} HTTP/1.1`] : []);
        expect(statuses(answer)).toEqual([isPassed ? 200 : 403]);
        if (!isPassed) expectError(answer, 'Forbidden');
      });

      test(`${may} open a websocket`, async () => {
        site.api.scripts.set('/v1/stream', (_arrived, socket) =>
          socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
        );
        const answer = await send('GET /v1/stream', { ...WEBSOCKET, ...headers });
        expect(site.lines).toHaveLength(isPassed ? 1 : 0);
        if (isPassed) expect(answer).toMatch(/^HTTP\/1\.1 101 /);
        else expectError(answer, 'Forbidden');
      });

      test(`${who} may read: the browser keeps other origins from the answer`, async () => {
        await send('GET /v1/x', headers);
        expect(site.lines).toEqual(['GET /v1/x HTTP/1.1']);
      });
    });

    test.each(SIGN_INS)('%s to %s from another site', async (_, path, headers, isPassed) => {
      const foreign = { Origin: 'https://idp.example', 'Sec-Fetch-Site': 'cross-site' };
      const answer = await send(`POST ${path}`, { ...foreign, ...headers }, 'SAMLResponse=x');
      expect(site.lines).toEqual(isPassed ? [`POST ${path} HTTP/1.1`] : []);
      expect(statuses(answer)).toEqual([isPassed ? 200 : 403]);
    });

    test('headers of a client about its source are replaced', async () => {
      await send('GET /v1/x', {
        'X-Forwarded-For': '1.1.1.1',
        'x-forwarded-host': 'evil.example',
        'X-FORWARDED-PROTO': 'https',
        'X-Forwarded-Port': '1',
        'X-Forwarded-Server': 'evil.example',
        'X-Forwarded-Prefix': '/evil',
        X_Forwarded_For: '1.1.1.1',
        'X-Real-IP': '1.1.1.1',
        Forwarded: 'for=1.1.1.1;host=evil.example',
      });
      const headers = site.api.arrived[0]?.headers.join('\n').toLowerCase() ?? '';
      expect(headers).not.toMatch(/1\.1\.1\.1|evil|x-real-ip|forwarded-port|\nforwarded/);
      expect(headers).toContain('x-forwarded-for: 127.0.0.1');
      expect(headers).toContain(`x-forwarded-host: ${new URL(site.url).host}`);
      expect(headers).toMatch(/x-forwarded-proto: http$|x-forwarded-proto: http\n/);
    });

    test('an upgrade to anything but a websocket is forwarded without it', async () => {
      for (const upgrade of ['h2c', 'TLS/1.0', 'websocket2', 'h2c, websocket'])
        await send('GET /v1/x', {
          ...WEBSOCKET,
          Connection: 'close, Upgrade, HTTP2-Settings',
          Upgrade: upgrade,
          'HTTP2-Settings': 'AA',
        });
      expect(site.lines).toEqual(Array(4).fill('GET /v1/x HTTP/1.1'));
      const names = site.api.arrived.flatMap(({ headers }) =>
        headers.map((header) => header.split(':')[0]?.toLowerCase()),
      );
      expect(names).not.toContain('upgrade');
    });

    test('responses of the API forbid sniffing, with any headers of its own', async () => {
      site.api.scripts.set('/v1/x', (_, socket) =>
        socket.write(
          'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Content-Type-Options: none\r\nX-Other: 1\r\n\r\n{}',
        ),
      );
      const answer = await send('GET /v1/x', {});
      expect(answer.match(/x-content-type-options: .*/gi)).toEqual([expect.stringMatching(/: nosniff$/)]);
      expect(answer).toMatch(/cross-origin-resource-policy: same-origin/i);
      expect(answer).toMatch(/x-other: 1/i);
      expect(answer).not.toMatch(/strict-transport-security/i);
    });
  });

  describe(`${name}, with a configured origin`, () => {
    const site = servedSite(start, { origin: 'https://console.example.org' });
    const get = (path: string, host: string) =>
      sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

    test('sends HSTS with every response, and informs the API that TLS is used', async () => {
      for (const path of ['/', '/v1/x', '/registry.json', '/assets/gone.js'])
        expect(await get(path, 'console.example.org')).toMatch(
          /\r\nstrict-transport-security: max-age=\d{8}/i,
        );
      expect(site.api.arrived[0]?.headers.join('\n')).toMatch(/x-forwarded-proto: https/i);
    });

    test('refuses other host names', async () => {
      for (const host of ['evil.example', '127.0.0.1', 'console.example.org.evil.example']) {
        const answer = await get('/v1/x', host);
        expect(statuses(answer)).toEqual([421]);
        expectError(answer, 'MisdirectedRequest');
      }
      expect(site.lines).toEqual([]);
    });

    test('accepts writes of its own pages only', async () => {
      const post = (origin: string) =>
        sendRaw(
          site.url,
          `POST /v1/x HTTP/1.1\r\nHost: console.example.org\r\nOrigin: ${origin}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        );
      expect(statuses(await post('https://console.example.org'))).toEqual([200]);
      expect(statuses(await post('http://console.example.org'))).toEqual([403]);
    });
  });
}

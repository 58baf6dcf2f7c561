import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRecorder, type Recorder } from './recorder.ts';
import { sendRaw, statuses } from './raw-client.ts';
import { request } from './attack.ts';
import { servedSite, type Start } from './served-site.ts';

/** Calls of services, and where each arrives: at the service, at the API, or nowhere. */
const CALLS: readonly (readonly [target: string, service: string | undefined, status: number])[] = [
  ['/apis/backups/v1/x?a=b&c=%2F', '/base/v1/x?a=b&c=%2F', 200],
  ['/apis/backups/', '/base/', 200],
  ['/apis/backups//v1/x', '/base//v1/x', 200],
  ['/apis/backups/http://127.0.0.1:1/', '/base/http://127.0.0.1:1/', 200],
  ['/apis/backups', undefined, 404],
  ['/apis/other/v1/x', undefined, 404],
  ['/apis/Backups/v1/x', undefined, 404],
  ['/apis/constructor/v1/x', undefined, 404],
  ['/apis/', undefined, 404],
  ['/%61pis/backups/v1/x', undefined, 404],
  ['/apis/b%61ckups/v1/x', undefined, 404],
  ['/apis%2Fbackups/v1/x', undefined, 404],
];

/** Targets that lead out of the service; what answers is a page or an error, and nothing arrives. */
const ESCAPES = [
  '/apis/backups/../../v1/x',
  '/apis/backups/%2e%2e/v1/x',
  '/apis/backups/..%2fv1/x',
  '/apis/../v1/x',
  '/apis/backups/./v1/x',
  String.raw`/apis/backups\v1/x`,
];

/** Whatever serves the console passes calls of a service on to that service alone, and removes from its responses all headers that would apply to the whole origin. */
export function describeServices(name: string, start: Start): void {
  describe(`services behind ${name}`, () => {
    const parts: { service?: Recorder } = {};
    const services = new Map<string, URL>();
    const service = (): Recorder => {
      if (!parts.service) throw new Error('The service does not run yet');
      return parts.service;
    };
    beforeAll(async () => {
      // Before that of the site, which reads the map when it starts
      parts.service = await startRecorder();
      services.set('backups', new URL(`${parts.service.url}/base`));
    });
    const site = servedSite(start, { services });
    beforeEach(() => {
      service().arrived.length = 0;
      service().scripts.clear();
    });
    afterAll(async () => parts.service?.close());

    const send = (line: string, headers: readonly string[] = [], rest = '') =>
      sendRaw(site.url, request(`${line} HTTP/1.1`, headers, rest));
    const arrived = () => service().arrived.map(({ line }) => line);

    test.each(CALLS)('%s arrives as %s, and is answered with %s', async (target, path, status) => {
      const answer = await send(`GET ${target}`);
      expect(arrived()).toEqual(path === undefined ? [] : [`GET ${path} HTTP/1.1`]);
      expect(site.lines).toEqual([]);
      expect(statuses(answer)).toEqual([status]);
    });

    test.each(ESCAPES)('%s leaves no service', async (target) => {
      await send(`GET ${target}`);
      expect([...arrived(), ...site.lines]).toEqual([]);
    });

    test('a service gets the session, and no other cookie', async () => {
      await send('GET /apis/backups/v1/x', [
        'Cookie: a=1; session=secret; session-b=2',
        'Authorization: Bearer t',
      ]);
      await send('GET /apis/backups/v1/x', ['Cookie: a=1']);
      const [first, second] = service().arrived.map(({ headers }) => headers.map((one) => one.toLowerCase()));
      expect(first).toContain('cookie: session=secret');
      expect(first).toContain('authorization: bearer t');
      expect(second?.some((one) => one.startsWith('cookie:'))).toBe(false);
    });

    test('headers about the origin are removed from a response, and it cannot be run as a page', async () => {
      const bad = {
        'Set-Cookie': 'session=other',
        'Clear-Site-Data': '"*"',
        'Content-Security-Policy': "script-src 'unsafe-inline'",
        'Service-Worker-Allowed': '/',
        'Access-Control-Allow-Origin': '*',
        'WWW-Authenticate': 'Basic realm="Backups"',
        Link: '</x.js>; rel=preload',
        Refresh: '0; url=https://evil.example',
      };
      const lines = Object.entries(bad).map(([header, value]) => `${header}: ${value}`);
      service().scripts.set('/base/v1/x', (_, socket) => {
        socket.write(
          [
            'HTTP/1.1 200 OK',
            'Content-Type: text/html',
            'Location: /v1/y',
            ...lines,
            'Content-Length: 0',
            '',
            '',
          ].join('\r\n'),
        );
      });
      const answer = (await send('GET /apis/backups/v1/x')).toLowerCase();
      for (const line of lines) expect(answer).not.toContain(`${line.toLowerCase()}\r\n`);
      expect(answer).toContain('content-security-policy: sandbox\r\n');
      expect(answer).toContain('x-content-type-options: nosniff\r\n');
      expect(answer).toContain('cross-origin-resource-policy: same-origin\r\n');
      expect(answer).toContain('cache-control: no-store\r\n');
      expect(answer).toContain('location: /apis/backups/v1/y\r\n');
    });

    test('a page of another site may write nothing', async () => {
      const answer = await send('POST /apis/backups/v1/x', [
        'Sec-Fetch-Site: cross-site',
        'Content-Length: 0',
      ]);
      expect([statuses(answer), arrived()]).toEqual([[403], []]);
    });

    test('a websocket is not opened', async () => {
      const upgrade = [
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ];
      const answer = await send('GET /apis/backups/v1/stream', upgrade);
      expect(statuses(answer)).toEqual([200]);
      expect(service().arrived[0]?.headers.some((one) => /^upgrade:/i.test(one))).toBe(false);
    });
  });
}

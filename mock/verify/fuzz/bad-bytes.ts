import type { Wire } from '../sample.ts';
import type { Dice } from './dice.ts';

/** What is wrong, and the whole request as it goes over the line. */
export interface BadBytes {
  readonly what: string;
  readonly bytes: Buffer;
}

const END = '\r\n\r\n';

/** Requests that are invalid HTTP, or whose headers are invalid. Each requests that the connection be closed. */
export function badBytes(wire: Wire, dice: Dice): BadBytes {
  const { method, url } = wire;
  const host = 'Host: mock.test';
  const close = 'Connection: close';
  const first = `${method} ${url} HTTP/1.1`;
  const auth = `Cookie: ${wire.headers['cookie'] ?? ''}`;
  const lines = (...parts: readonly string[]) => `${parts.join('\r\n')}${END}`;
  const long = 'x'.repeat(70_000);
  const [what, text] = dice.pick<readonly [string, string]>([
    ['no HTTP', `${dice.pick(['GARBAGE', '\u0016\u0003\u0001', '{}', 'GET'])}\r\n\r\n`],
    ['an unknown version', lines(`${method} ${url} HTTP/9.9`, host, close)],
    ['a method in small letters', lines(`get ${url} HTTP/1.1`, host, close)],
    ['a method that nobody knows', lines(`BREW ${url} HTTP/1.1`, host, close)],
    ['a target that is none', lines(`${method} http://[ HTTP/1.1`, host, auth, close)],
    ['a target without a slash', lines(`${method} v1/me HTTP/1.1`, host, auth, close)],
    ['no host', lines(first, auth, close)],
    ['a host that is none', lines(first, `Host: ${dice.pick(['[::', 'a b', '%', 'x:y:z'])}`, auth, close)],
    ['a header without a colon', lines(first, host, 'nonsense', close)],
    ['a header with a space in its name', lines(first, host, 'na me: x', close)],
    ['a header that never ends', lines(first, host, `x-long: ${long}`, close)],
    ['a zero byte', lines(first, host, 'x-zero: a\u0000b', close)],
    ['a length that is none', lines(first, host, 'Content-Length: many', close)],
    ['two lengths', lines(first, host, 'Content-Length: 1', 'Content-Length: 2', close)],
    [
      'a length and chunks',
      `${lines(first, host, 'Content-Length: 3', 'Transfer-Encoding: chunked', close)}0\r\n\r\n`,
    ],
    [
      'a bad chunk',
      `${lines(`POST /v1/projects HTTP/1.1`, host, auth, 'Transfer-Encoding: chunked', close)}zz\r\n\r\n`,
    ],
    ['an unknown encoding', lines(first, host, 'Transfer-Encoding: nonsense', close)],
    ['an expectation', lines(first, host, auth, 'Expect: miracles', close)],
    ['a tunnel', lines('CONNECT elsewhere.test:443 HTTP/1.1', 'Host: elsewhere.test:443')],
    ['an upgrade to nothing', lines('GET /v1/nothing HTTP/1.1', host, 'Upgrade: h2c', 'Connection: Upgrade')],
    [
      'an upgrade with a bad escape',
      lines(
        'GET /v1/instances/%zz/serial-console/stream HTTP/1.1',
        host,
        'Upgrade: websocket',
        'Connection: Upgrade',
      ),
    ],
    [
      'an upgrade of no stream',
      lines('GET /v1/projects?limit=0 HTTP/1.1', host, auth, 'Upgrade: websocket', 'Connection: Upgrade'),
    ],
  ]);
  return { what, bytes: Buffer.from(text, 'latin1') };
}

/** Ways of not being signed in, by headers that look as if one were. */
export function badSession(dice: Dice): Readonly<Record<string, string>> {
  return dice.pick<Readonly<Record<string, string>>>([
    {},
    { authorization: 'Bearer nonsense' },
    { authorization: 'Bearer 00000000-0000-4000-8000-000000000000' },
    { authorization: 'Basic bWFyZW46eA==' },
    { authorization: `Bearer ${'x'.repeat(4000)}` },
    { cookie: 'session' },
    { cookie: 'session=' },
    { cookie: 'session=%zz; session=%00' },
    { cookie: `session=${'y'.repeat(4000)}` },
    { cookie: ';;;===;;' },
    { cookie: 'msw-user=Maren%20Okafor' },
    { cookie: '__proto__=1; constructor=2' },
  ]);
}

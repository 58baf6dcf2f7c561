import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOurServer } from '../testing/our-server.ts';
import { HIDDEN, LAST } from '../testing/attack.ts';
import { sendRaw, statuses } from '../testing/raw-client.ts';
import { servedSite } from '../testing/served-site.ts';

const RUNS = process.env['FULL'] === '1' ? 20_000 : 200;

const site = servedSite(
  startOurServer,
  // Short enough for what hangs, long enough for a busy machine.
  { limits: { requestTime: 6_000, headersTime: 5_000 } },
);

const lengths = ['0', '1', '4', '30', String(HIDDEN.length), '+4', '0x4', '4, 4', ' 4', ''];
const codings = ['chunked', 'Chunked', 'xchunked', 'chunked, identity', 'gzip, chunked', 'identity', ''];
const lineEnds = ['\r\n', '\r\n', '\r\n', '\n', '\r'];
const header = fc.tuple(
  fc.constantFrom(
    'Content-Length',
    'content-length',
    'Transfer-Encoding',
    'Transfer-encoding ',
    '\tContent-Length',
    'X-A',
    'Connection',
    'Expect',
    'Upgrade',
    'Host',
  ),
  fc.constantFrom(':', ': ', ' : ', ':\t', ''),
  fc.oneof(
    fc.constantFrom(...lengths),
    fc.constantFrom(...codings),
    fc.constantFrom('Content-Length, close', '100-continue', 'h2c', '127.0.0.1'),
  ),
  fc.constantFrom(...lineEnds),
);
const body = fc.constantFrom(
  '',
  'abcd',
  HIDDEN,
  `4\r\nabcd\r\n0\r\n\r\n`,
  `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  `1;a\r\nx\r\n0\r\n\r\n`,
  `0\r\n\r\n`,
  `1\nx\n0\n\n`,
);
const attack = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE', 'OPTIONS', 'PUT'),
    fc.array(header, { maxLength: 4 }),
    body,
  )
  .map(
    ([method, headers, rest]) =>
      `${method} /v1/x HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers.flat().join('')}\r\n${rest}`,
  );

test('for any input, the API gets no request whose response goes to another client', async () => {
  await fc.assert(
    fc.asyncProperty(attack, async (bytes) => {
      site.api.arrived.length = 0;
      const answer = await sendRaw(site.url, `${bytes}${LAST.repeat(3)}`);
      // The proxy recognized each request that arrived: no two requests arrived where the proxy saw one.
      const passed = statuses(answer).filter((status) => status === 200);
      const isCut = answer === '' || statuses(answer).some((status) => status >= 400);
      if (isCut) expect(site.lines.length).toBeLessThanOrEqual(passed.length + 1);
      else expect(site.lines).toHaveLength(passed.length);
      expect([...site.api.rest.values()]).toEqual([]);
      const victim = await sendRaw(
        site.url,
        'GET /v1/victim HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
      );
      expect(victim).toMatch(/GET \/v1\/victim HTTP\/1\.1$/);
    }),
    { numRuns: RUNS },
  );
}, 1_200_000);

import { expect, test } from 'vitest';
import { createServer } from './server.ts';
import { packedHeaders } from './packing.ts';
import { servedSite, type Setting } from '../testing/served-site.ts';

const start = async (setting: Setting) => {
  const server = createServer(setting);
  return { url: await server.listen(0), close: () => server.close() };
};
const site = servedSite(start, {});

const BODY = JSON.stringify({ items: Array.from({ length: 200 }, (_, id) => ({ id, name: `disk-${id}` })) });
const HEADS = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n`;

/** Lets the API answer with some headers and a body. */
const answer = (head: string, body: string) =>
  site.api.scripts.set('/v1/list', (_arrived, socket) => socket.write(`${head}\r\n${body}`));
const ask = (encoding: string) => fetch(`${site.url}/v1/list`, { headers: { 'accept-encoding': encoding } });

test('a list of the API is compressed for a client that accepts it', async () => {
  answer(`${HEADS}Vary: cookie\r\n`, BODY);
  const packed = await ask('gzip, br');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toBe('cookie, accept-encoding');
  expect(packed.headers.get('content-length')).toBeNull();
  expect(await packed.text()).toBe(BODY);
});

test.each(['identity', 'br', 'gzip;q=0'])('not for one that accepts %s', async (encoding) => {
  answer(HEADS, BODY);
  const plain = await ask(encoding);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('content-length')).toBe(String(BODY.length));
  expect(await plain.text()).toBe(BODY);
});

test('an answer that breaks off is no whole answer', async () => {
  site.api.scripts.set('/v1/list', (_arrived, socket) => {
    socket.write(`${HEADS}\r\n${BODY.slice(0, 2_000)}`);
    setTimeout(() => socket.destroy(), 50);
  });
  const broken = await ask('gzip');
  await expect(broken.text()).rejects.toThrow();
});

test.each([
  ['text', 200, { 'content-type': 'text/plain' }],
  ['a small one', 200, { 'content-type': 'application/json', 'content-length': '100' }],
  ['a compressed one', 200, { 'content-type': 'application/json', 'content-encoding': 'br' }],
  ['a tagged one', 200, { 'content-type': 'application/json', etag: '"1"' }],
  ['a protected one', 200, { 'content-type': 'application/json', 'cache-control': 'no-transform' }],
  ['a part', 206, { 'content-type': 'application/json' }],
  ['none', 204, { 'content-type': 'application/json' }],
])('stays as it is: %s', (_, status, headers) => {
  expect(packedHeaders(status, headers)).toBeUndefined();
});

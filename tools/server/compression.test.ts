import { expect, test } from 'vitest';
import { startOurServer } from '../testing/our-server.ts';
import { sendRaw } from '../testing/raw-client.ts';
import { servedSite } from '../testing/served-site.ts';

const site = servedSite(startOurServer, {});

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
  ['text', 'Content-Type: text/plain'],
  ['a small one', 'Content-Type: application/json\r\nContent-Length: 2'],
  ['a compressed one', 'Content-Type: application/json\r\nContent-Encoding: br'],
  ['a tagged one', 'Content-Type: application/json\r\nETag: "1"'],
  ['a protected one', 'Content-Type: application/json\r\nCache-Control: no-transform'],
])('stays as it is: %s', async (_, headers) => {
  const length = headers.includes('Length') ? '' : 'Content-Length: 2\r\n';
  answer(`HTTP/1.1 200 OK\r\n${headers}\r\n${length}`, '{}');
  const plain = await sendRaw(
    site.url,
    'GET /v1/list HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\r\n',
  );
  expect(plain).not.toMatch(/content-encoding: gzip/i);
  expect(plain).toMatch(/\{\}$/);
});

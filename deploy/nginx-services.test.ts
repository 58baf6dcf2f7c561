import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { startFakeApi } from '../tools/testing/fake-api.ts';
import { REFUSALS } from '../tools/server/errors.ts';
import { temporary } from '../tools/testing/fake-dist.ts';
import { fakeSite } from '../tools/testing/fake-site.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { hostsNeededAtStart, resolversOf } from './nginx-services.ts';
import { renderNginx } from './nginx.ts';
import { startNginx } from './run-nginx.ts';

/** Services of these names and URLs. */
const services = (urls: Readonly<Record<string, string>>) =>
  new Map(Object.entries(urls).map(([name, url]) => [name, new URL(url)]));

/** So many services, each with an address. */
const many = (count: number) =>
  services(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, 'http://127.0.0.1:9'])),
  );

/** The question of a DNS message, with its type: RFC 1035 section 4.1.2. */
function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** A DNS server that resolves some names to 127.0.0.1, and no others. */
async function startDns(known: ReadonlySet<string>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, sender) => {
    const { name, type, end } = questionOf(message);
    const isAnswered = known.has(name) && type === 1;
    const head = Buffer.from(message.subarray(0, end));
    head.writeUInt16BE(known.has(name) ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(isAnswered ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    // The name of the question, type A, class IN, 1 second, 4 bytes
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
    socket.send(isAnswered ? Buffer.concat([head, answer]) : head, sender.port, sender.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

withPrograms(['nginx'], () => {
  test('with a resolver nginx starts without the hosts of services, and finds them when calls come', async () => {
    using folder = temporary();
    const api = await startFakeApi();
    const known = new Set<string>();
    const dns = await startDns(known);
    const { port } = new URL(api.url);
    const nginx = await startNginx({
      root: await fakeSite(folder.path),
      api: api.url,
      port: await freePort(),
      services: services({ late: `http://late.test:${port}/base`, never: 'https://never.test' }),
      resolvers: [dns.address],
    });
    try {
      const ask = (path: string) => fetch(nginx.url + path);
      for (const path of ['/apis/late/v1/x', '/apis/never/v1/x']) {
        const refused = await ask(path);
        expect(refused.status).toBe(REFUSALS.unreachable.status);
        expect(await refused.json()).toMatchObject({ message: REFUSALS.unreachable.message });
      }
      expect((await ask('/v1/me')).status).toBe(201);
      known.add('late.test');
      const found = await ask('/apis/late/v1/x%2Fy?z=1');
      expect(found.status).toBe(201);
      expect(JSON.parse(found.headers.get('x-seen') ?? '')).toMatchObject({
        url: '/base/v1/x%2Fy?z=1',
        host: `late.test:${port}`,
      });
    } finally {
      await nginx.close();
      api.close();
      dns.close();
    }
  }, 30_000);

  test('the last of as many services as nginx can have is called', async () => {
    using folder = temporary();
    const api = await startFakeApi();
    const nginx = await startNginx({
      root: await fakeSite(folder.path),
      api: api.url,
      port: await freePort(),
      services: new Map([...many(43), ['last', new URL(api.url)]]),
    });
    try {
      expect((await fetch(`${nginx.url}/apis/last/v1/x`)).status).toBe(201);
      expect((await fetch(`${nginx.url}/apis/s42/v1/x`)).status).toBe(502);
    } finally {
      await nginx.close();
      api.close();
    }
  }, 30_000);
});

describe('rendering', () => {
  const options = { root: '/srv/console', api: 'https://api.internal', listen: '443' };

  test('more services than nginx can have are refused', async () => {
    using folder = temporary();
    const site = await fakeSite(folder.path);
    expect(() => renderNginx(site, { ...options, services: many(45) })).toThrow(
      'nginx can pass calls on to 44 services, not 45',
    );
  });

  test('without a resolver the configuration lists the names that nginx needs when it starts', async () => {
    using folder = temporary();
    const urls = { a: 'https://backups.internal', b: 'http://10.0.0.7', c: 'http://[::1]:80' };
    const site = await fakeSite(folder.path);
    const text = renderNginx(site, { ...options, services: services(urls) });
    expect(text).toContain('# nginx starts only while DNS knows backups.internal.');
    expect(hostsNeededAtStart(services(urls))).toEqual(['backups.internal']);
    expect(hostsNeededAtStart(services(urls), ['10.0.0.2'])).toEqual([]);
  });

  test.each([
    ['10.0.0.2', ['10.0.0.2']],
    ['10.0.0.2, 127.0.0.1:5353', ['10.0.0.2', '127.0.0.1:5353']],
    ['fd00::10 [fd00::11]:53', ['[fd00::10]', '[fd00::11]:53']],
  ])('the resolvers %s', (text, resolvers) => {
    expect(resolversOf(text)).toEqual(resolvers);
  });

  test.each(['', 'dns.internal', '10.0.0.2;', '10.0.0', '10.0.0.2:x', '[10.0.0.2'])(
    'the resolver "%s" is refused',
    (text) => {
      expect(() => resolversOf(text)).toThrow('is no address of a DNS server');
    },
  );
});

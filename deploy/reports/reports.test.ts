import { createServer } from 'node:http';
import { appendFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporary } from '../../tools/testing/fake-dist.ts';
import { collector, type CollectorOptions } from './collector.ts';
import { durationOf } from './commands.ts';
import { blockOf } from './clients.ts';
import { ReportReader, readReports } from './read.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const message = (more: object = {}) => ({
  id: 'x1',
  shell: 's1',
  area: 'system',
  build: 'b',
  route: '/system/silos',
  entries: [],
  ...more,
});
const crash = { kind: 'error', area: 'system', build: 'b', reason: 'crash' } as const;

/** A collector behind a server, and how it answers a request of a client with this address. */
async function serve(options: Partial<CollectorOptions> & { folder: string }) {
  const handle = collector({ isKnown: ({ build }) => build === 'b', ...options });
  let from = '198.51.100.7';
  const server = createServer((request, response) => void handle(request, response, from));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/reports`;
  const nonce = await (await fetch(url)).text();
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const own = { 'content-type': 'application/json', 'report-nonce': nonce };
    return (await fetch(url, { method: 'POST', body: text, headers: { ...own, ...headers } })).status;
  };
  const be = (client: string) => {
    from = client;
  };
  return { url, post, be, [Symbol.dispose]: () => void server.close() };
}

const filesOf = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.ndjson'));

describe('the collector', () => {
  test('stores one line per message in a file per day, and no data of the client but its id of the day', async () => {
    using folder = temporary();
    let time = NOON;
    using server = await serve({ folder: folder.path, now: () => time });
    const sent = message({ entries: [crash] });
    expect(await server.post(sent, { cookie: 'session=1', 'user-agent': 'zq' })).toBe(204);
    time = new Date('2026-11-23T00:00:00.700Z');
    expect(await server.post(message({ id: 'x2' }))).toBe(204);
    expect(filesOf(folder.path)).toEqual(['2026-11-22.ndjson', '2026-11-23.ndjson']);
    const text = readFileSync(join(folder.path, '2026-11-22.ndjson'), 'utf8');
    const [one, two] = [...readReports(folder.path, NOON.getTime())];
    expect(text).toBe(`${JSON.stringify({ at: '2026-11-22T12:00:00Z', client: one?.client, ...sent })}\n`);
    expect([one?.id, two?.id]).toEqual(['x1', 'x2']);
    expect(one?.client).toMatch(/^[\w-]{12}$/);
    expect(two?.client).not.toBe(one?.client);
    expect([...readReports(folder.path, NOON.getTime() + 1)].map(({ id }) => id)).toEqual(['x2']);
  });

  test('a nonce is for the documents of one client, on its day and the next one', async () => {
    using folder = temporary();
    let time = NOON;
    using server = await serve({ folder: folder.path, now: () => time });
    for (const wrong of ['', 'x', '2026-11-22.x.y', '2026-11-22..'])
      expect(await server.post(message(), { 'report-nonce': wrong }), wrong).toBe(403);
    server.be('198.51.100.8');
    expect(await server.post(message())).toBe(403);
    server.be('198.51.100.7');
    time = new Date('2026-11-23T23:59:00Z');
    expect(await server.post(message())).toBe(204);
    time = new Date('2026-11-24T00:00:00Z');
    expect(await server.post(message())).toBe(403);
  });

  test('the keys of clients are readable by the collector only, and deleted after the next day', async () => {
    using folder = temporary();
    let time = NOON;
    using server = await serve({ folder: folder.path, now: () => time });
    expect(statSync(join(folder.path, '.key-2026-11-22')).mode & 0o077).toBe(0);
    for (const day of ['23', '24']) {
      time = new Date(`2026-11-${day}T12:00:00Z`);
      await fetch(server.url);
    }
    expect(readdirSync(folder.path)).toEqual(['.key-2026-11-23', '.key-2026-11-24']);
  });

  test('an IPv6 client is its half of the address', () => {
    expect(
      ['::ffff:10.0.0.1', '10.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8::9', '::1'].map(
        blockOf,
      ),
    ).toEqual(['10.0.0.1', '10.0.0.1', '2001:db8:1:2', '2001:db8:1:2', '2001:db8:0:0', '0:0:0:0']);
  });

  test('reports are deleted when they are older than asked for', async () => {
    using folder = temporary();
    for (const day of ['2026-10-01', '2026-11-19', '2026-11-20'])
      writeFileSync(join(folder.path, `${day}.ndjson`), '');
    using server = await serve({ folder: folder.path, now: () => NOON, keepDays: 2 });
    expect(await server.post(message())).toBe(204);
    expect(filesOf(folder.path)).toEqual(['2026-11-20.ndjson', '2026-11-22.ndjson']);
  });

  test.each([
    ['a page of another origin', message(), { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another host of the site', message(), { 'sec-fetch-site': 'same-site' }, 403],
    ['a form', message(), { 'content-type': 'text/plain' }, 415],
    ['a body that is no JSON', '{', {}, 400],
    ['members that the console does not send', message({ user: 'maren' }), {}, 400],
    ['a name in the route', message({ route: '/projects/my project' }), {}, 400],
    ['an error with a message', message({ entries: [{ ...crash, message: 'x' }] }), {}, 400],
    ['a build that the site does not know', message({ build: 'c' }), {}, 400],
    ['more than 1 KB', message({ route: `/${'x'.repeat(1_100)}` }), {}, 413],
  ] as const)('refuses %s', async (_, body, headers, status) => {
    using folder = temporary();
    using server = await serve({ folder: folder.path, now: () => NOON });
    expect(await server.post(body, headers)).toBe(status);
    expect(filesOf(folder.path)).toEqual([]);
  });

  test('rejects other methods, too many messages of a client, and messages that would fill the disk', async () => {
    using folder = temporary();
    const limits = { dayBytes: 480, perMinute: 10 };
    using server = await serve({ folder: folder.path, now: () => NOON, ...limits });
    expect((await fetch(server.url, { method: 'PUT' })).status).toBe(405);
    const statuses: number[] = [];
    // The nonce was a request too
    for (let round = 0; round < 10; round += 1) statuses.push(await server.post(message()));
    expect(statuses).toEqual([204, 204, 204, ...Array<number>(6).fill(507), 429]);
  });
});

test('reports that were read are not read again, and an unfinished line is read when it is whole', () => {
  using folder = temporary();
  const path = join(folder.path, '2026-11-22.ndjson');
  const line = (id: string) =>
    `${JSON.stringify({ at: '2026-11-22T12:00:00Z', client: 'c', ...message({ id }) })}\n`;
  const reader = new ReportReader(folder.path, 0);
  const ids = () => [...reader.fresh()].map(({ id }) => id);
  expect(ids()).toEqual([]);
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(path, `${line('a')}no JSON\n${line('b').slice(0, 20)}`);
  expect(ids()).toEqual(['a']);
  appendFileSync(path, line('b').slice(20) + line('c'));
  writeFileSync(join(folder.path, '2026-11-23.ndjson'), line('d'));
  expect(ids()).toEqual(['b', 'c', 'd']);
  expect(ids()).toEqual([]);
});

test('durations consist of a number and a unit', () => {
  expect([durationOf('90s'), durationOf('10m'), durationOf('24h'), durationOf('7d')]).toEqual([
    90_000, 600_000, 86_400_000, 604_800_000,
  ]);
  for (const wrong of ['10', 'm', '10 m', '-1m', '1.5h'])
    expect(() => durationOf(wrong)).toThrow('no duration');
});

import { createServer } from 'node:http';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { temporary } from '../../tools/testing/fake-dist.ts';
import { collector, type CollectorOptions } from './collector.ts';
import { durationOf } from './commands.ts';
import { healthText } from './health-text.ts';
import { healthOf, readReports, type Received } from './summary.ts';
import { DEFAULT_LIMIT, isWorse, lowestShare } from './verdict.ts';

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

/** A collector behind a server, and how it answers a request. */
async function serve(options: CollectorOptions) {
  const handle = collector(options);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/reports`;
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const sent = { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } };
    return (await fetch(url, sent)).status;
  };
  return { url, post, [Symbol.dispose]: () => void server.close() };
}

describe('the collector', () => {
  test('stores one line per message in a file per day, and no data of the client', async () => {
    using folder = temporary();
    let time = NOON;
    using server = await serve({ folder: folder.path, now: () => time });
    const sent = message({ entries: [crash] });
    expect(await server.post(sent, { cookie: 'session=1', 'user-agent': 'zq' })).toBe(204);
    time = new Date('2026-11-23T00:00:00.700Z');
    expect(await server.post(message({ id: 'x2' }))).toBe(204);
    expect(readdirSync(folder.path).toSorted()).toEqual(['2026-11-22.ndjson', '2026-11-23.ndjson']);
    const text = readFileSync(join(folder.path, '2026-11-22.ndjson'), 'utf8');
    expect(text).toBe(`${JSON.stringify({ at: '2026-11-22T12:00:00Z', ...sent })}\n`);
    expect(readReports(folder.path, NOON.getTime()).map(({ id }) => id)).toEqual(['x1', 'x2']);
    expect(readReports(folder.path, NOON.getTime() + 1).map(({ id }) => id)).toEqual(['x2']);
  });

  test.each([
    ['a page of another origin', message(), { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another host of the site', message(), { 'sec-fetch-site': 'same-site' }, 403],
    ['a form', message(), { 'content-type': 'text/plain' }, 415],
    ['a body that is no JSON', '{', {}, 400],
    ['members that the console does not send', message({ user: 'maren' }), {}, 400],
    ['a name in the route', message({ route: '/projects/my project' }), {}, 400],
    ['an error with a message', message({ entries: [{ ...crash, message: 'x' }] }), {}, 400],
    ['more than 1 KB', message({ route: `/${'x'.repeat(1_100)}` }), {}, 413],
  ] as const)('refuses %s', async (_, body, headers, status) => {
    using folder = temporary();
    using server = await serve({ folder: folder.path, now: () => NOON });
    expect(await server.post(body, headers)).toBe(status);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test('rejects reads, too many messages of a client, and messages that would fill the disk', async () => {
    using folder = temporary();
    using server = await serve({ folder: folder.path, now: () => NOON, dayBytes: 400 });
    expect((await fetch(server.url)).status).toBe(405);
    const statuses: number[] = [];
    for (let round = 0; round < 241; round += 1) statuses.push(await server.post(message()));
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    expect(statuses.slice(3, 240).every((status) => status === 507)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('health', () => {
  const of = (id: string, more: object = {}): Received => ({ ...message({ id, ...more }), time: 0 });

  test('counts views and failing views of each build as a simple model does', () => {
    const view = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      build: fc.constantFrom('b', 'c'),
      failing: fc.constantFrom('b', 'c', undefined),
      reason: fc.constantFrom('crash', 'network'),
    });
    fc.assert(
      fc.property(fc.array(view, { maxLength: 30 }), (views) => {
        const { builds } = healthOf(
          views.map(({ id, build, failing, reason }) =>
            of(id, { build, entries: failing === undefined ? [] : [{ ...crash, build: failing, reason }] }),
          ),
        );
        for (const build of ['b', 'c']) {
          const met = views.filter((one) => one.build === build || one.failing === build);
          const failed = met.filter((one) => one.failing === build && one.reason === 'crash');
          const found = builds.find((one) => one.build === build && one.area === 'system');
          expect([found?.views ?? 0, found?.failing ?? 0]).toEqual([
            new Set(met.map(({ id }) => id)).size,
            new Set(failed.map(({ id }) => id)).size,
          ]);
        }
      }),
    );
  });

  test('is a text with errors per build, slow routes, vital signs and violations', () => {
    const text = healthText(
      healthOf([
        of('a', { entries: [crash, { kind: 'ready', ms: 400 }] }),
        of('b', {
          entries: [
            { kind: 'ready', ms: 900 },
            { kind: 'vital', name: 'LCP', value: 700 },
          ],
        }),
        of('c', { route: '/system/racks', entries: [{ kind: 'ready', ms: 90 }] }),
        of('d', { entries: [{ kind: 'policy', directive: 'img-src', blocked: 'inline', area: 'system' }] }),
      ]),
    );
    expect(text).toContain('4 page views');
    expect(text).toMatch(/system +b +4 +1 +25\.0 % +crash 1/);
    expect(text).toMatch(/\/system\/silos +2 +400 +900\n\/system\/racks +1 +90 +90/);
    expect(text).toContain('LCP 700');
    expect(text).toMatch(/img-src inline of system +1/);
    expect(healthText(healthOf([]))).toBe('No page views were reported in this time.');
  });
});

describe('the verdict on a release', () => {
  test.each([
    ['19 failing views of 19', { views: 19, failing: 19 }, { views: 100, failing: 0 }, false],
    ['30 % of 100 against none', { views: 100, failing: 30 }, { views: 100, failing: 0 }, true],
    ['30 % of 20 against none', { views: 20, failing: 6 }, { views: 100, failing: 0 }, true],
    ['one of 20 against none', { views: 20, failing: 1 }, { views: 100, failing: 0 }, false],
    ['30 % against 30 %', { views: 200, failing: 60 }, { views: 200, failing: 60 }, false],
    ['30 % where nothing is known of before', { views: 40, failing: 12 }, { views: 0, failing: 0 }, true],
  ] as const)('%s', (_, fresh, before, expected) => {
    expect(isWorse(fresh, before, DEFAULT_LIMIT)).toBe(expected);
  });

  test('a build is never rolled back for a share within the limit, and always for a share far beyond it', () => {
    const views = fc.integer({ min: 20, max: 5_000 });
    fc.assert(
      fc.property(views, fc.double({ min: 0, max: 1, noNaN: true }), (count, share) => {
        const fresh = { views: count, failing: Math.floor(count * share) };
        const own = (fresh.failing / count) * 100;
        expect(lowestShare(fresh)).toBeLessThanOrEqual(own);
        expect(lowestShare(fresh)).toBeGreaterThanOrEqual(Math.max(0, own - 25));
        if (own <= DEFAULT_LIMIT.points)
          expect(isWorse(fresh, { views: 50, failing: 0 }, DEFAULT_LIMIT)).toBe(false);
        if (own >= DEFAULT_LIMIT.points + 25)
          expect(isWorse(fresh, { views: 50, failing: 0 }, DEFAULT_LIMIT)).toBe(true);
      }),
    );
  });
});

test('durations consist of a number and a unit', () => {
  expect([durationOf('90s'), durationOf('10m'), durationOf('24h'), durationOf('7d')]).toEqual([
    90_000, 600_000, 86_400_000, 604_800_000,
  ]);
  for (const wrong of ['10', 'm', '10 m', '-1m', '1.5h'])
    expect(() => durationOf(wrong)).toThrow('no duration');
});

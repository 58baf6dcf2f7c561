import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { healthText } from './health-text.ts';
import type { ErrorEntry, Received } from './message.ts';
import { healthOf } from './summary.ts';

const crash: ErrorEntry = { kind: 'error', area: 'system', build: 'b', reason: 'crash' };

describe('health', () => {
  const of = (id: string, more: Partial<Received> = {}): Received => ({
    id,
    at: '2026-11-22T12:00:00Z',
    client: 'c',
    shell: 's1',
    area: 'system',
    build: 'b',
    route: '/system/silos',
    entries: [],
    ...more,
  });

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
    expect(text).toMatch(/\/system\/silos +b +2 +900 +700\n\/system\/racks +b +1 +90\n/);
    expect(text).toContain('LCP 700');
    expect(text).toMatch(/img-src inline of system +1/);
    expect(healthText(healthOf([]))).toBe('No page views were reported in this time.');
  });

  test('compares the newest build of a route with the one before, by three views of four', () => {
    const times = (build: string, ready: readonly number[], inp: number): Received[] =>
      ready.map((ms, index) =>
        of(`${build}${index}`, {
          build,
          entries: [
            { kind: 'ready', ms },
            { kind: 'vital', name: 'INP', value: inp },
          ],
        }),
      );
    const health = healthOf([
      ...times('first', [1, 1, 1, 1], 1),
      ...times('b', [100, 900, 300, 700], 40),
      ...times('c', [200, 640, 100, 9_000], 48.4),
      // A browser that still has the build before, also on a route that the newest one has opened already
      ...times('b', [700], 40),
      of('d', { build: 'c', route: '/system/racks', entries: [{ kind: 'ready', ms: 5 }] }),
      of('e', { build: 'b', route: '/system/racks', entries: [{ kind: 'ready', ms: 6 }] }),
    ]);
    expect(health.routes[1]).toMatchObject({
      build: 'c',
      times: { ready: 5 },
      before: { times: { ready: 6 } },
    });
    expect(health.routes.slice(0, 1)).toEqual([
      {
        route: '/system/silos',
        area: 'system',
        build: 'c',
        views: 4,
        times: { ready: 640, INP: 48 },
        before: { build: 'b', times: { ready: 700, INP: 40 } },
      },
    ]);
    expect(healthText(health)).toMatch(/\/system\/silos +c +4 +640 \(-60\) +48 \(\+8\) +b\n/);
  });
});

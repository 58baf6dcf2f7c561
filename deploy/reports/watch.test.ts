import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { list } from '../site/history.ts';
import { rollout } from '../site/rollout.ts';
import { createSite, publishRemote } from '../site/site.ts';
import { fileOfDay } from './collector.ts';
import { DEFAULT_LIMIT } from './verdict.ts';
import { STATUS, watchBuild, type Watch } from './watch.ts';

/**
 * A site with two builds of the system area, and the reports of views of each: how many, how many of them failed, and of how many clients
 * they are. Those of build A were received before.
 */
async function begin(
  folder: string,
  rates: Readonly<Record<string, readonly [views: number, failing: number, clients?: number]>>,
  first = 'A',
) {
  const site = join(folder, 'site');
  const remote = (build: string) => fakeRemote(join(folder, build), 'system', `system ${build}`, { build });
  await createSite({
    shell: fakeShell(join(folder, 'S'), { build: 'S' }),
    remotes: [remote(first)],
    out: site,
  });
  const reports = join(folder, 'reports');
  mkdirSync(reports);
  const timeOf = (build: string) => new Date(Date.now() + (build === 'A' ? -60_000 : 3_600_000));
  const lines = Object.entries(rates).flatMap(([build, [views, failing, clients = views]]) =>
    Array.from({ length: views }, (_, index) => {
      const crash = { kind: 'error', area: 'system', build, reason: 'crash' };
      const id = `${build.toLowerCase()}${index}`;
      const at = `${timeOf(build).toISOString().slice(0, 19)}Z`;
      const facts = {
        at,
        client: `c${index % clients}`,
        id,
        shell: 'S',
        area: 'system',
        build,
        route: '/system',
      };
      return JSON.stringify({ ...facts, entries: index < failing ? [crash] : [] });
    }),
  );
  writeFileSync(join(reports, fileOfDay(new Date())), `${lines.join('\n')}\n`);
  const said: string[] = [];
  const watch = { site, app: 'system', reports, limit: DEFAULT_LIMIT, pause: 5 };
  const run = (what: Watch['what'] = 'release', time = 60) =>
    watchBuild({ ...watch, what, time }, { say: (line) => said.push(line) });
  const served = () => list(site).find(({ app, current }) => app === 'system' && current)?.build;
  return { site, remote, run, served, said };
}

test('a build that fails clearly more often is rolled back, and the command reports it', async () => {
  using folder = temporary();
  const { site, remote, run, served, said } = await begin(folder.path, { A: [100, 1], B: [40, 12] });
  await publishRemote(site, remote('B'));
  expect(await run()).toMatchObject({ build: 'B', verdict: 'back', fresh: { views: 40, failing: 12 } });
  expect(served()).toBe('A');
  expect(said).toEqual([
    'system A, in the last 24 hours: 1 of 100 page views of 100 clients failed (1.0 %)',
    'system B: 12 of 40 page views of 40 clients failed (30.0 %)',
    'system B fails more often than A by over 5 points: A is served again',
  ]);
});

test.each([
  ['no worse than the one before', { A: [100, 30], B: [40, 12] }, 'stays', 'system B stays'],
  ['with a single error', { A: [100, 0], B: [40, 1] }, 'stays', 'system B stays'],
  [
    'without page views',
    { A: [100, 0] },
    'unclear',
    'system B stays, cannot judge: 0 views of 20, at most 3 of each client',
  ],
  ['with few views that all fail', { B: [10, 10] }, 'unclear', 'cannot judge: 10 views of 20'],
  [
    'that one client says fails',
    { A: [100, 0], B: [6_000, 6_000, 1] },
    'unclear',
    'cannot judge: 3 views of 20',
  ],
] as const)('a build %s stays', async (_, rates, verdict, last) => {
  using folder = temporary();
  const { site, remote, run, served, said } = await begin(folder.path, rates);
  await publishRemote(site, remote('B'));
  expect((await run()).verdict).toBe(verdict);
  expect(served()).toBe('B');
  expect(said.at(-1)).toContain(last);
});

test('late failures of the build before do not keep a bad one', async () => {
  using folder = temporary();
  const { site, remote, run, said } = await begin(folder.path, { B: [40, 12], A: [100, 0] });
  await publishRemote(site, remote('B'));
  const late = fileOfDay(new Date(Date.now() + 86_400_000));
  const crash = { kind: 'error', area: 'system', build: 'A', reason: 'crash' };
  const view = (id: number) => ({
    id: `l${id}`,
    shell: 'S',
    area: 'system',
    build: 'A',
    route: '/system',
    entries: [crash],
  });
  const at = `${new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)}Z`;
  const lines = Array.from({ length: 100 }, (_, id) => JSON.stringify({ at, client: `l${id}`, ...view(id) }));
  writeFileSync(join(folder.path, 'reports', late), `${lines.join('\n')}\n`);
  expect((await run()).verdict).toBe('back');
  expect(said[0]).toContain('0 of 100 page views of 100 clients failed');
});

test('a rollout that fails more often than the published build is withdrawn', async () => {
  using folder = temporary();
  const { site, remote, run, served, said } = await begin(folder.path, { A: [100, 1], B: [40, 12] });
  await rollout(site, { app: 'system', folder: remote('B') }, { share: 10 });
  expect((await run('rollout')).verdict).toBe('back');
  expect(served()).toBe('A');
  expect(list(site).find(({ build }) => build === 'B')?.audience).toBeUndefined();
  expect(said.at(-1)).toBe('system B fails more often than A by over 5 points: the rollout is withdrawn');
});

test('a rollout that is no worse, or cannot be judged, continues', async () => {
  for (const [views, failing, verdict] of [
    [40, 1, 'stays'],
    [4, 4, 'unclear'],
  ] as const) {
    using folder = temporary();
    const { site, remote, run } = await begin(folder.path, { A: [100, 1], B: [views, failing] });
    await rollout(site, { app: 'system', folder: remote('B') }, { share: 10 });
    expect((await run('rollout')).verdict).toBe(verdict);
    expect(list(site).find(({ build }) => build === 'B')?.audience).toBe('10 % of the browsers');
  }
});

test('a watch that cannot judge has its own exit status', () => {
  expect(STATUS).toEqual({ stays: 0, back: 2, worse: 2, unclear: 3 });
});

test('nothing is rolled back when another publisher has released the area in the meantime', async () => {
  using folder = temporary();
  const { site, remote, run, served, said } = await begin(folder.path, { A: [100, 0], B: [10, 10] });
  await publishRemote(site, remote('B'));
  const [outcome] = await Promise.all([run('release', 30_000), publishRemote(site, remote('C'))]);
  expect(outcome.verdict).toBe('unclear');
  expect(served()).toBe('C');
  expect(said.at(-1)).toContain('another build was released meanwhile');
});

test('a first build has no predecessor: it stays served, and the command reports it', async () => {
  using folder = temporary();
  const { run, served, said } = await begin(folder.path, { B: [40, 40] }, 'B');
  expect((await run()).verdict).toBe('worse');
  expect(served()).toBe('B');
  expect(said.at(-1)).toContain('there is no build to go back to');
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { list } from '../site/history.ts';
import { createSite, publishRemote } from '../site/site.ts';
import { fileOfDay } from './collector.ts';
import { DEFAULT_LIMIT } from './verdict.ts';
import { watchRelease } from './watch.ts';

/** A site with two builds of the system area, and the reports of views of each: how many, and how many of them failed. */
async function begin(
  folder: string,
  rates: Readonly<Record<string, readonly [views: number, failing: number]>>,
) {
  const site = join(folder, 'site');
  const remote = (build: string) => fakeRemote(join(folder, build), 'system', `system ${build}`, { build });
  await createSite({
    shell: fakeShell(join(folder, 'S'), { build: 'S' }),
    remotes: [remote('A')],
    out: site,
  });
  const reports = join(folder, 'reports');
  mkdirSync(reports);
  const at = `${new Date(Date.now() + 500).toISOString().slice(0, 19)}Z`;
  const lines = Object.entries(rates).flatMap(([build, [views, failing]]) =>
    Array.from({ length: views }, (_, index) => {
      const crash = { kind: 'error', area: 'system', build, reason: 'crash' };
      const id = `${build.toLowerCase()}${index}`;
      const facts = { at, id, shell: 'S', area: 'system', build, route: '/system' };
      return JSON.stringify({ ...facts, entries: index < failing ? [crash] : [] });
    }),
  );
  writeFileSync(join(reports, fileOfDay(new Date())), `${lines.join('\n')}\n`);
  const said: string[] = [];
  const watch = { site, app: 'system', reports, time: 60, limit: DEFAULT_LIMIT, pause: 5 };
  const run = () => watchRelease(watch, { say: (line) => said.push(line) });
  const served = () => list(site).find(({ app, current }) => app === 'system' && current)?.build;
  return { site, remote, run, served, said };
}

test('a build that fails clearly more often is rolled back, and the command reports it', async () => {
  using folder = temporary();
  const { site, remote, run, served, said } = await begin(folder.path, { A: [100, 1], B: [40, 12] });
  await publishRemote(site, remote('B'));
  expect(await run()).toMatchObject({ build: 'B', back: 'A', fresh: { views: 40, failing: 12 } });
  expect(served()).toBe('A');
  expect(said).toEqual([
    'system A, in the last 24 hours: 1 of 100 page views failed (1.0 %)',
    'system B: 12 of 40 page views failed (30.0 %)',
    'system B fails more often than A by over 5 points: A is served again',
  ]);
});

test.each([
  ['no worse than the one before', { A: [100, 30], B: [40, 12] }, 'system B stays'],
  ['with a single error', { A: [100, 0], B: [40, 1] }, 'system B stays'],
  ['that nobody opens', { A: [100, 0] }, 'only 0 page views were reported, too few to judge by'],
  ['with few views that all fail', { B: [10, 10] }, 'only 10 page views were reported'],
] as const)('a build %s stays', async (_, rates, last) => {
  using folder = temporary();
  const { site, remote, run, served, said } = await begin(folder.path, rates);
  await publishRemote(site, remote('B'));
  expect((await run()).back).toBeUndefined();
  expect(served()).toBe('B');
  expect(said.at(-1)).toContain(last);
});

test('nothing is rolled back when somebody else has released the area in the meantime', async () => {
  using folder = temporary();
  const { site, remote, run, served, said } = await begin(folder.path, { A: [100, 0], B: [10, 10] });
  await publishRemote(site, remote('B'));
  const [outcome] = await Promise.all([run(), publishRemote(site, remote('C'))]);
  expect(outcome.isOver).toBe(true);
  expect(served()).toBe('C');
  expect(said.at(-1)).toContain('another build was released meanwhile');
});

test('a first build has no predecessor: it stays served, and the command reports it', async () => {
  using folder = temporary();
  const { run, served, said } = await begin(folder.path, { A: [40, 40] });
  expect((await run()).back).toBeUndefined();
  expect(served()).toBe('A');
  expect(said.at(-1)).toContain('there is no build to go back to');
});

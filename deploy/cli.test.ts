import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOTES } from '../build/apps.ts';
import { visit } from '../tools/faults/visitor.ts';
import { ROOT } from '../tools/machine/files.ts';
import { run } from '../tools/machine/process.ts';
import { fakeRemote, temporary } from '../tools/testing/fake-dist.ts';
import { fakeBuilds, fakeSite } from '../tools/testing/fake-site.ts';
import { sentenceOf } from './cli-words.ts';
import { runRollout } from './rollout-commands.ts';
import { exportSite } from './site/export.ts';

const CLI = join(ROOT, 'deploy/cli.ts');

const deploy = (...args: string[]) => run(process.execPath, [CLI, ...args]);

test(
  'a set is published, listed and rolled back by command; errors are reported in one line',
  { timeout: 60_000 },
  async () => {
    using folder = temporary();
    const below = (name: string) => join(folder.path, name);
    const [one, two, site] = [below('one'), below('two'), below('site')];
    const known = new Map([...fakeBuilds(one, '1'), ...fakeBuilds(two, '2')]);
    expect(await deploy('create', '--site', site, '--from', one, '--by', 'founder')).toMatchObject({
      code: 0,
    });
    const from = ['--site', site, '--from', two, '--by', 'job 7'];
    const published = await deploy('publish', 'shell', 'system', ...from);
    expect(published).toMatchObject({
      code: 0,
      output: 'shell shell-2 is served\nsystem system-2 is served\n',
    });
    expect(visit(site, known)).toContain('shell shell-2');
    const listed = await deploy('list', '--site', site);
    expect(listed.output).toMatch(/^\* system +system-2 +\d{4}-\S+ 1\.1\.0 abc123 +job 7$/m);
    const asJson = await deploy('list', '--json', '--site', site);
    expect(asJson).toMatchObject({ code: 0, output: expect.stringMatching(/^\[.+\]\n$/) });
    const builds: unknown = JSON.parse(asJson.output);
    expect(builds).toHaveLength(REMOTES.length + 3);
    expect(builds).toContainEqual({
      app: 'system',
      build: 'system-2',
      at: expect.stringMatching(/^\d{4}-\S+Z$/),
      by: 'job 7',
      version: '1.1.0',
      commit: expect.stringMatching(/^abc123/),
      current: true,
      withdrawn: false,
    });
    const wrong = await deploy('publish', 'auth', '--site', site, '--from', join(two, 'remotes/system'));
    expect(wrong.code).toBe(1);
    expect(wrong.output).toMatch(/is a build of system, not of auth\n$/);
    expect(await deploy('rollback', 'shell', 'system', '--site', site)).toMatchObject({ code: 0 });
    expect(visit(site, known)).toContain('shell shell-1');
  },
);

test(
  'files are readable for the serving account even with a strict umask of the publisher',
  { timeout: 60_000 },
  () => {
    using folder = temporary();
    const [one, site] = [join(folder.path, 'one'), join(folder.path, 'site')];
    fakeBuilds(one, '1');
    const command = 'umask 077; exec "$0" "$1" create --site "$2" --from "$3"';
    execFileSync('sh', ['-c', command, process.execPath, CLI, site, one], { cwd: ROOT });
    const paths = readdirSync(site, { recursive: true, encoding: 'utf8' });
    const visible = paths.filter((path) => !path.includes('lock') && !path.includes('/apps/'));
    expect(visible).toContain('index.html');
    for (const path of ['', ...visible]) {
      const found = statSync(join(site, path));
      const needed = found.isDirectory() ? 0o055 : 0o044;
      expect(found.mode & needed, path).toBe(needed);
    }
  },
);

test.each([
  ['the site', ''],
  ['a folder of the site', 'remotes'],
  ['a new folder in the site', 'new/upload'],
  ['a link to the site', '../link/upload'],
])('an export into %s is refused', async (_, place) => {
  using folder = temporary();
  const site = await fakeSite(folder.path);
  symlinkSync(site, join(folder.path, 'link'));
  expect(() => exportSite(site, join(site, place))).toThrow('is the site itself or in it');
  expect(exportSite(site, join(folder.path, 'upload'))).toContain('index.html');
});

test.each(['ENAMETOOLONG', 'EROFS', 'EEXIST', 'ENOSPC', 'EACCES'])(
  '%s is reported in a plain sentence before the words of the operating system',
  (code) => {
    const error = Object.assign(new Error(`${code}: mkdir '/srv/x'`), { code });
    expect(sentenceOf(error)).toMatch(/^[A-Z][a-z][^()]+\. \(E[A-Z]+: mkdir '\/srv\/x'\)$/);
  },
);

test('the first build of an area is previewed, rolled out and promoted by its folder', async () => {
  using folder = temporary();
  const site = await fakeSite(folder.path);
  const reports = (build: string) => fakeRemote(join(folder.path, build), 'reports', build, { build });
  const first = reports('r1');
  const rollOut = (command: string, path: string, share?: string) =>
    runRollout(command, { site, from: path, folder: path, build: undefined, share, silos: undefined }, {});
  expect(await rollOut('preview', first)).toBe(
    'reports r1 is a preview: open the console with ?remotes=reports:r1',
  );
  expect(await rollOut('rollout', first, '10')).toBe('reports r1 is rolled out to 10 % of the browsers');
  await expect(rollOut('promote', reports('r2'))).rejects.toThrow(
    'reports r1 is rolled out, and the folder has the build r2',
  );
  expect(await rollOut('promote', first)).toBe('reports r1 is served to all');
});

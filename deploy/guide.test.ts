import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from '../tools/server/server.ts';
import { ROOT } from '../tools/machine/files.ts';
import { run } from '../tools/machine/process.ts';
import { fakeRemote, temporary } from '../tools/testing/fake-dist.ts';
import { fakeBuilds } from '../tools/testing/fake-site.ts';
import { packedDeploy } from '../tools/testing/packed-deploy.ts';
import { fileOfDay } from './reports/collector.ts';

/** Reports of views of a build by as many clients, of which some failed, so many ms from now. */
function reportsOf(build: string, views: number, failing: number, from: number): string {
  const at = `${new Date(Date.now() + from).toISOString().slice(0, 19)}Z`;
  const crash = { kind: 'error', area: 'system', build, reason: 'crash' };
  return Array.from({ length: views }, (_, index) => {
    const client = `${build}-${index}`;
    const facts = {
      at,
      client,
      id: `v${index}`,
      shell: 'shell-1',
      area: 'system',
      build,
      route: '/system/silos',
    };
    return `${JSON.stringify({ ...facts, entries: index < failing ? [crash] : [{ kind: 'ready', ms: 300 }] })}\n`;
  }).join('');
}

/** The arguments of `npm run deploy -- …` in docs/operations-guide.md. */
const documented = readFileSync(join(ROOT, 'docs/operations-guide.md'), 'utf8');

test('every command of the operations guide has the documented effect', { timeout: 300_000 }, async () => {
  using folder = temporary();
  const [site, reports] = [join(folder.path, 'site'), join(folder.path, 'reports')];
  const [one, two] = [join(folder.path, 'one'), join(folder.path, 'two')];
  fakeBuilds(one, '1');
  fakeBuilds(two, '2');
  const used = new Set<string>();
  // As the platform team has it: the package, without the repository
  const { cli, packages } = await packedDeploy(join(folder.path, 'package'));
  expect(packages).toEqual(['ajv', 'lightningcss']);
  const deploy = async (command: string, ...args: string[]) => {
    used.add(command.split(' ', 1)[0] ?? '');
    const words = [...command.split(' '), '--site', site, '--by', 'test', ...args];
    const { code, output } = await run(process.execPath, [cli, ...words]);
    return `${code}: ${output.trim()}`;
  };
  expect(await deploy('create', '--from', one)).toMatch(/^0: Created/);
  const verified = await deploy('verify');
  expect(verified).toMatch(/^0: shell +shell-1 +1 files, commit \w+/);
  expect(verified).toContain('Everything on the disk is as its build recorded it');

  expect(await deploy('publish shell project system settings auth', '--from', two)).toMatch(
    /^0: shell shell-2 is served\n(.*\n){3}auth auth-2 is served$/,
  );
  expect(await deploy('verify')).toMatch(/^0: /);
  expect(await deploy('rollback shell project system settings auth')).toContain('shell shell-1 is served');

  const backup = join(folder.path, 'console.tgz');
  const restored = join(folder.path, 'restored');
  expect((await run('tar', ['-C', site, '-czf', backup, '.'])).code).toBe(0);
  mkdirSync(restored);
  expect((await run('tar', ['-C', restored, '-xzf', backup])).code).toBe(0);
  expect(await deploy('verify', '--site', restored)).toMatch(/^0: shell +shell-1 /);

  const area = fakeRemote(join(folder.path, 'area'), 'reports', 'area', { build: 'reports-1' });
  expect(await deploy(`stage ${area}`)).toBe('0: reports reports-1 is staged');
  expect(await deploy('switch reports')).toBe('0: reports reports-1 is served');
  expect(await deploy('remove reports')).toBe('0: reports is removed');

  expect(await deploy('preview system', '--from', two)).toBe(
    '0: system system-2 is a preview: open the console with ?remotes=system:system-2',
  );
  expect(await deploy('list')).toMatch(/~ system +system-2 .*, preview/);
  expect(await deploy('withdraw system')).toBe('0: system system-2 is withdrawn');

  expect(await deploy('rollout system --share 10', '--from', two)).toBe(
    '0: system system-2 is rolled out to 10 % of the browsers',
  );
  expect(await deploy('rollout system --share 50')).toContain('to 50 % of the browsers');
  expect(await deploy('rollout system --silos fernhill,harbor')).toContain('the silos fernhill,harbor');
  expect(await deploy('rollout system --share 5 --silos x')).toMatch(/^1: A rollout needs --share or/);
  expect(await deploy('promote system')).toBe('0: system system-2 is served to all');
  expect(await deploy('rollback system')).toBe('0: system system-1 is served');

  expect(await deploy('settings reports.endpoint=https://x.example/')).toMatch(/^1: settings/);
  expect(await deploy('settings basePath=1')).toBe('1: settings/basePath must be string');
  expect(await deploy('settings reports.endpoint=/reports')).toMatch(/^0: Changed reports\./);
  const config = join(folder.path, 'console.conf');
  expect(await deploy('nginx --api https://api.internal', '--out', config)).toBe(`0: Wrote ${config}`);
  const nginx = await deploy('nginx --api https://api.internal --reports http://127.0.0.1:4270');
  expect(nginx).toContain('location = /reports {');
  expect(await deploy('health', '--reports', reports)).toContain('No page views were reported');

  mkdirSync(reports);
  writeFileSync(
    join(reports, fileOfDay(new Date())),
    // The second build is released later, which takes seconds on a machine under load
    reportsOf('system-1', 30, 0, -60_000) + reportsOf('system-2', 30, 9, 3_600_000).replaceAll('"v', '"w'),
  );
  expect(await deploy('health --since 1h', '--reports', reports)).toMatch(/system +system-2 +30 +9 +30\.0 %/);
  const summary: unknown = JSON.parse((await deploy('health --json', '--reports', reports)).slice(3));
  expect(summary).toMatchObject({
    views: 60,
    builds: expect.arrayContaining([expect.objectContaining({ failing: 9 })]),
  });
  const typo = await deploy('publish system --watch 10min', '--from', two, '--reports', reports);
  expect(typo).toMatch(/^1: "10min" is no duration/);
  expect(await deploy('list')).toMatch(/\* system +system-1 /);
  const watched = await deploy('publish system --watch 1m', '--from', two, '--reports', reports);
  expect(watched).toMatch(/^2: system system-2 is served/);
  expect(watched).toContain('system system-2 fails more often than system-1 by over 5 points');
  expect(await deploy('list')).toMatch(/\* system +system-1 /);

  const tried = await deploy('rollout system --share 10 --watch 1m', '--from', two, '--reports', reports);
  expect(tried).toMatch(/^2: system system-2 is rolled out to 10 % of the browsers/);
  expect(tried).toContain('the rollout is withdrawn');
  const unclear = await deploy(
    'rollout system --share 10 --watch 1s',
    '--from',
    two,
    '--reports',
    join(folder.path, 'none'),
  );
  expect(unclear).toMatch(/^3: [^]*cannot judge: 0 views of 20/);
  expect(await deploy('withdraw system')).toContain('withdrawn');
  expect(await deploy('prune --older 30d')).toBe('0: No build is old enough');

  const server = createServer({ root: site });
  try {
    const url = await server.listen(0);
    expect(await deploy('verify', '--url', url)).toContain(`Everything on ${url} is as its build`);
  } finally {
    await server.close();
  }
  const [entry = ''] = /remotes\/system\/system-1\/remoteEntry[^"]*/.exec(
    readFileSync(join(site, 'registry.json'), 'utf8'),
  ) ?? [''];
  writeFileSync(join(site, entry), 'changed');
  const broken: unknown = JSON.parse((await deploy('verify --json')).slice(3));
  expect(broken).toMatchObject({ problems: [expect.stringContaining('system-1: remoteEntry')] });
  expect(await deploy('verify')).toMatch(
    /^1: [^]*system system-1: remoteEntry\S+ is missing or does not match/,
  );

  const named = [...documented.matchAll(/npm run deploy -- ([a-z]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !used.has(name) && name !== 'collect')).toEqual([]);
});

import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { audit } from './audit.ts';
import { list } from './history.ts';
import { prune } from './prune.ts';
import { preview } from './rollout.ts';
import { rollback } from './rollback.ts';
import { createSite, publish, stage } from './site.ts';

const DAY = 86_400_000;

/** A site with shells and builds of the system area, and the folders of its builds as old as they would be after a month. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const remote = (build: string) => fakeRemote(join(folder, build), 'system', `system ${build}`, { build });
  const shell = (build: string) => fakeShell(join(folder, build), { build });
  await createSite({ shell: shell('S1'), remotes: [remote('A')], out: site });
  for (const build of ['B', 'C', 'D']) await publish(site, [{ folder: remote(build) }]);
  for (const build of ['S2', 'S3']) await publish(site, [{ folder: shell(build) }]);
  await preview(site, { app: 'system', folder: remote('P') });
  await stage(site, { folder: remote('T') });
  const buildsOf = (app: string) => readdirSync(join(site, `.deploy/apps/${app}/builds`)).toSorted();
  const old = new Date(Date.now() - 40 * DAY);
  for (const app of ['system', 'shell'])
    for (const build of buildsOf(app)) utimesSync(join(site, `.deploy/apps/${app}/builds`, build), old, old);
  return { site, buildsOf };
}

test('builds that were not served for long are deleted, but not the served one, the one before, previews and staged ones', async () => {
  using folder = temporary();
  const { site, buildsOf } = await begin(folder.path);
  expect(await prune(site, 0)).toEqual(['shell S1 is deleted', 'system A is deleted', 'system B is deleted']);
  expect([buildsOf('shell'), buildsOf('system')]).toEqual([
    ['S2', 'S3'],
    ['C', 'D', 'P', 'T'],
  ]);
  expect(readdirSync(join(site, 'remotes/system')).toSorted()).toEqual(['C', 'D', 'P', 'T']);
  const assets = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  expect(assets).toHaveLength(2);
  expect((await audit(site)).problems).toEqual([]);
  expect(list(site).map(({ build }) => build)).toEqual(['S2', 'S3', 'C', 'D', 'P']);
  await expect(rollback(site, 'system', 'A')).rejects.toThrow('A');
  expect(await rollback(site, 'system')).toBe('C');
  // It was rolled back, so no rollback serves it
  expect(await prune(site, 0)).toEqual(['system D is deleted']);
});

test('a build that was served until recently stays: an open tab may run it', async () => {
  using folder = temporary();
  const { site, buildsOf } = await begin(folder.path);
  expect(await prune(site, DAY)).toEqual(['No build is old enough']);
  expect(buildsOf('system')).toEqual(['A', 'B', 'C', 'D', 'P', 'T']);
  expect(existsSync(join(site, 'remotes/system/A'))).toBe(true);
  expect(statSync(join(site, 'index.html')).isFile()).toBe(true);
});

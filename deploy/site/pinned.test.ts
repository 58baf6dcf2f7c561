import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { audit } from './audit.ts';
import { rollback } from './rollback.ts';
import { changeSettings, createSite, publish, publishRemote, stage, switchStaged } from './site.ts';

/** The row of the system area as its team changes it: it takes the sign-in of a silo. */
const changed = { prefixes: ['/system', '/login/fernhill'] };

/** A site in which the team of `system` has changed the metadata of its served build in its own folder, as a whole. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const build = (text: string, change = {}) =>
    fakeRemote(join(folder, `${text}-${Object.keys(change).join('-')}`), 'system', text, {
      build: text,
      ...change,
    });
  await createSite({
    shell: fakeShell(join(folder, 'shell'), { build: 'S' }),
    remotes: [build('A')],
    out: site,
  });
  const kept = join(site, '.deploy/apps/system/builds/A');
  for (const path of ['row.json', 'files.json']) cpSync(join(build('A', changed), path), join(kept, path));
  const row = () => {
    const registry = readJson(join(site, 'registry.json'));
    const remotes: unknown = isRecord(registry) ? registry['remotes'] : [];
    return Array.isArray(remotes) ? remotes.find((one: unknown) => isRecord(one)) : undefined;
  };
  return { site, build, kept, row };
}

test('a team that changes the metadata of a served build changes nothing that is served, and verify reports it', async () => {
  using folder = temporary();
  const { site, row, kept } = await begin(folder.path);
  await changeSettings(site, { productName: 'Ours' });
  expect(row()).toMatchObject({ build: 'A', prefixes: ['/system'] });
  expect((await audit(site)).problems).toEqual([
    `system A: ${kept} was changed after the build was switched to. Its copy is served; publish the build again`,
  ]);
});

test('a build with other metadata under the id of a served one is refused, and publishing the build repairs its folder', async () => {
  using folder = temporary();
  const { site, build, row } = await begin(folder.path);
  writeFileSync(join(site, '.deploy/apps/system/staged.json'), JSON.stringify({ build: 'A' }));
  await expect(switchStaged(site, ['system'])).rejects.toThrow('builds are never overwritten');
  await expect(publishRemote(site, build('A', { label: 'Other' }))).rejects.toThrow(
    'builds are never overwritten',
  );
  await publishRemote(site, build('A'));
  expect((await audit(site)).problems).toEqual([]);
  expect(row()).toMatchObject({ prefixes: ['/system'] });
});

test('a rollback serves the build as it was served before', async () => {
  using folder = temporary();
  const { site, build, row } = await begin(folder.path);
  await publish(site, [{ folder: build('B') }]);
  expect(await rollback(site, 'system')).toBe('A');
  expect(row()).toMatchObject({ build: 'A', prefixes: ['/system'] });
});

test('a pinned copy that was changed by hand is refused, and publishing the build again repairs it', async () => {
  using folder = temporary();
  const { site, build } = await begin(folder.path);
  const pinned = join(site, '.deploy/pinned/system/A');
  for (const path of ['row.json', 'files.json']) cpSync(join(build('A', changed), path), join(pinned, path));
  await expect(changeSettings(site, { productName: 'Ours' })).rejects.toThrow('or changed by hand');
  await publishRemote(site, build('A'));
  await changeSettings(site, { productName: 'Ours' });
});

test('a staged build is pinned when it is switched to, not before', async () => {
  using folder = temporary();
  const { site, build } = await begin(folder.path);
  await stage(site, { folder: build('B') });
  expect(existsSync(join(site, '.deploy/pinned/system/B'))).toBe(false);
  await switchStaged(site, ['system']);
  const list = (place: string) => readFileSync(join(site, '.deploy', place, 'files.json'), 'utf8');
  expect(list('pinned/system/B')).toBe(list('apps/system/builds/B'));
});

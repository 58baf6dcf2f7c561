import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRecord } from '../../shared/record/index.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { readJson } from '../../tools/machine/files.ts';
import { audit } from './audit.ts';
import { list } from './history.ts';
import { prune } from './prune.ts';
import { removeArea } from './remove.ts';
import { rollback } from './rollback.ts';
import { preview } from './rollout.ts';
import { createSite, publish, publishEarlier } from './site.ts';
import { readState } from './state.ts';

/** A site with a shell of version 1 and two areas that need it; `area` and `shell` build for any version. */
async function begin(folder: string, more: Record<string, unknown> = {}) {
  const site = join(folder, 'site');
  const shell = (build: string, shared: string, boot: string) => ({
    folder: fakeShell(join(folder, build), { build, shared, boot, ...more }),
  });
  const area = (name: string, build: string, shared: string, prefix = `/${name}`) => ({
    folder: fakeRemote(join(folder, build), name, build, { build, shared, prefixes: [prefix], routes: {} }),
  });
  await createSite({
    shell: shell('S1', '1.2.0', 'void 1').folder,
    remotes: [area('system', 'system-1', '1.2.0').folder, area('auth', 'auth-1', '1.2.0').folder],
    out: site,
  });
  const next = [shell('S2', '2.0.0', 'void 2'), area('auth', 'auth-2', '2.0.0')];
  const rowsOf = (file: string) => {
    const config = readJson(join(site, file));
    const remotes: unknown = isRecord(config) ? config['remotes'] : undefined;
    const rows: unknown[] = Array.isArray(remotes) ? remotes : [];
    return rows.filter(isRecord).map(({ name, build, elsewhere = false }) => [name, build, elsewhere]);
  };
  const documents = () => {
    const served = join(site, '.deploy/served');
    return readdirSync(served).includes('earlier') ? readdirSync(join(served, 'earlier')).toSorted() : [];
  };
  return { site, shell, area, next, rowsOf, documents };
}

test('a shell of the next major version is refused, with the way to keep the one before', async () => {
  using folder = temporary();
  const { site, next } = await begin(folder.path);
  await expect(publish(site, next)).rejects.toThrow(
    /system system-1: Needs shared \^1\.2\.0, the shell has 2\.0\.0\. .*--keep-earlier/,
  );
});

test('the previous shell runs the areas that the next one refuses, in a separate document', async () => {
  using folder = temporary();
  const { site, next, rowsOf, documents } = await begin(folder.path);
  await publish(site, next, { keepEarlier: true });
  expect(rowsOf('registry.json')).toEqual([
    ['auth', 'auth-2', false],
    ['system', 'system-1', true],
  ]);
  expect(rowsOf('registry-earlier.json')).toEqual([
    ['auth', 'auth-2', true],
    ['system', 'system-1', false],
  ]);
  expect(readJson(join(site, 'registry-earlier.json'))).toMatchObject({
    build: 'S1',
    registry: '/registry-earlier.json',
  });
  expect(documents()).toEqual(['system-new.html', 'system.html']);
  expect(list(site).find(({ build }) => build === 'S1')?.audience).toBe('areas of its major version');
  expect((await audit(site)).problems).toEqual([]);
});

test('an area that is only linked names no file that would be fetched ahead', async () => {
  using folder = temporary();
  const { site, next } = await begin(folder.path);
  await publish(site, next, { keepEarlier: true });
  expect(readJson(join(site, 'registry.json'))).toMatchObject({
    remotes: [{ name: 'auth' }, { name: 'system', assets: [], routes: {} }],
  });
});

test('both stay through releases of either side, and the shell before ends with its last area', async () => {
  using folder = temporary();
  const { site, shell, area, next, rowsOf, documents } = await begin(folder.path);
  await publish(site, next, { keepEarlier: true });
  await publish(site, [shell('S3', '2.1.0', 'void 3')]);
  await publish(site, [area('system', 'system-1b', '1.2.0')]);
  expect(rowsOf('registry-earlier.json')).toContainEqual(['system', 'system-1b', false]);
  await publish(site, [area('system', 'system-2', '2.0.0')]);
  expect(readState(site).earlier).toBeUndefined();
  expect([documents(), rowsOf('registry.json')]).toEqual([
    [],
    [
      ['auth', 'auth-2', false],
      ['system', 'system-2', false],
    ],
  ]);
});

test('a rollback of an area to the version before is refused once its shell is gone', async () => {
  using folder = temporary();
  const { site, area, next } = await begin(folder.path);
  await publish(site, next, { keepEarlier: true });
  await publish(site, [area('system', 'system-2', '2.0.0')]);
  await expect(rollback(site, 'system')).rejects.toThrow('Needs shared ^1.2.0, the shell has 2.0.0');
});

test('the shell before also ends when its last area is removed', async () => {
  using folder = temporary();
  const { site, next, documents } = await begin(folder.path);
  await publish(site, next, { keepEarlier: true });
  await removeArea(site, 'system');
  expect([readState(site).earlier, documents()]).toEqual([undefined, []]);
});

test('the shell before can be replaced by a build with a fix', async () => {
  using folder = temporary();
  const { site, shell, next, rowsOf } = await begin(folder.path);
  const fixed = shell('S1b', '1.3.0', 'void 11').folder;
  await expect(publishEarlier(site, fixed)).rejects.toThrow('there is no shell before to replace');
  await publish(site, next, { keepEarlier: true });
  await expect(publishEarlier(site, shell('S9', '9.0.0', 'void 9').folder)).rejects.toThrow(
    'Needs shared ^1.2.0',
  );
  expect(await publishEarlier(site, fixed)).toBe('S1b');
  expect(readJson(join(site, 'registry-earlier.json'))).toMatchObject({ build: 'S1b' });
  expect(rowsOf('registry.json')).toContainEqual(['system', 'system-1', true]);
  expect((await audit(site)).problems).toEqual([]);
});

test('its files are kept as long as it runs areas', async () => {
  using folder = temporary();
  const { site, shell, next, rowsOf } = await begin(folder.path);
  await publish(site, next, { keepEarlier: true });
  await publish(site, [shell('S3', '2.1.0', 'void 3')]);
  await publish(site, [shell('S4', '2.1.0', 'void 4')]);
  expect(await prune(site, -1)).toEqual(['shell S2 is deleted']);
  expect(rowsOf('registry-earlier.json')).toContainEqual(['system', 'system-1', false]);
  expect((await audit(site)).problems).toEqual([]);
});

test('one first segment belongs to one document, because servers choose by it', async () => {
  using folder = temporary();
  const { site, area, next } = await begin(folder.path);
  await publish(site, [area('lab', 'lab-1', '1.2.0', '/teams/lab')]);
  await expect(
    publish(site, [...next, area('field', 'field-2', '2.0.0', '/teams/field')], { keepEarlier: true }),
  ).rejects.toThrow('lab needs the shell before and field the next one, and both have pages below "/teams"');
});

test('a build for the other shell cannot be a preview', async () => {
  using folder = temporary();
  const { site, area, next } = await begin(folder.path);
  await publish(site, next, { keepEarlier: true });
  await expect(preview(site, area('system', 'system-2', '2.0.0'))).rejects.toThrow(
    'system system-2 runs on another shell than the build that is served',
  );
  expect(await preview(site, area('system', 'system-1b', '1.2.0'))).toBe('system-1b');
});

test('only a shell that can link to another document is kept, and only by a release of the shell', async () => {
  using folder = temporary();
  const { site, area, next } = await begin(folder.path, { contract: 5, contractMinor: 10 });
  await expect(publish(site, next, { keepEarlier: true })).rejects.toThrow('shell S1 has contract 5.10');
  await expect(publish(site, [area('system', 'system-1b', '1.2.0')], { keepEarlier: true })).rejects.toThrow(
    '--keep-earlier is for a release of the shell',
  );
});

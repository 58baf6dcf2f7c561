import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileList } from '../../build/files.ts';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { isRecord, readJson } from '../../tools/machine/files.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { list } from './history.ts';
import { removeArea } from './remove.ts';
import { createSite, publish, rollback, stage, switchStaged } from './site.ts';

const FRAME = { frame: 'reports', match: ['/reports/*'], navigation: [] };

/** A site with a shell and `system`, and a function that creates builds of unknown areas. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const owned = { frames: [{ frame: 'system', match: ['/system/*'], navigation: [] }] };
  await createSite({
    shell: fakeShell(join(folder, 'shell'), { build: 'S1' }),
    remotes: [fakeRemote(join(folder, 'system'), 'system', 'one', owned)],
    out: site,
  });
  const area = (name: string, text: string, change: Partial<RegistryEntry> = {}, owner = '@acme/reports') => {
    const build = fakeRemote(join(folder, `${name}-${text}`), name, text, { frames: [FRAME], ...change });
    writeFileSync(join(build, 'origin.json'), JSON.stringify({ package: owner, version: '0.1.0' }));
    writeFileList(build);
    return { folder: build };
  };
  const rows = (): Record<string, unknown>[] => {
    const registry = readJson(join(site, 'registry.json'));
    const found: unknown = isRecord(registry) ? registry['remotes'] : [];
    return Array.isArray(found) ? found.filter(isRecord) : [];
  };
  return { site, area, rows, names: () => rows().map((row) => row['name']) };
}

test('an area that the site does not know gets its row, and is rolled back, removed and published again', async () => {
  using folder = temporary();
  const { site, area, rows, names } = await begin(folder.path);
  await publish(site, [area('reports', 'one')]);
  expect(names()).toEqual(['reports', 'system']);
  expect(rows()[0]).toMatchObject({ prefixes: ['/reports'], frames: [FRAME], version: '0.1.0' });
  await expect(rollback(site, 'reports')).rejects.toThrow('has no build before');
  await publish(site, [area('reports', 'two')]);
  const first = await rollback(site, 'reports');
  expect(rows()[0]).toMatchObject({ build: first });
  await removeArea(site, 'reports');
  expect(names()).toEqual(['system']);
  await expect(removeArea(site, 'reports')).rejects.toThrow('is not served here');
  await publish(site, [area('reports', 'two')]);
  expect(names()).toEqual(['reports', 'system']);
  expect(list(site).filter(({ app }) => app === 'reports')).toHaveLength(2);
});

test('an area can be staged by its team and switched by another account', async () => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  await stage(site, area('reports', 'one'));
  expect(names()).toEqual(['system']);
  await switchStaged(site, ['reports']);
  expect(names()).toEqual(['reports', 'system']);
});

test.each([
  ['a prefix of another area', 'reports', { prefixes: ['/system'] }, 'both own "/system"'],
  ['its prefix in capitals', 'reports', { prefixes: ['/System'] }, 'both own "/System"'],
  ['the form of its list', 'reports', { prefixes: ['/system-new'] }, 'is the form of a list of system'],
  ['a page of the shell', 'reports', { prefixes: ['/search'] }, 'belongs to the shell or the server'],
  ['paths of the API', 'reports', { prefixes: ['/v1/reports'] }, 'belongs to the shell or the server'],
  ['the frame of another area', 'reports', { frames: [{ ...FRAME, frame: 'system' }] }, 'both own the frame'],
  ['the name of the shell', 'shell', {}, 'cannot be called "shell"'],
  ['a name that is no folder', '../reports', {}, 'is no registry row'],
])('an area with %s is refused, and nothing is changed', async (_, name, change, message) => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  await expect(publish(site, [area(name, 'one', change)])).rejects.toThrow(message);
  expect(names()).toEqual(['system']);
});

test('an area may add to the frame of another one', async () => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  const adds = { ...FRAME, frame: 'system', adds: true as const };
  await publish(site, [area('reports', 'one', { frames: [adds] })]);
  expect(names()).toEqual(['reports', 'system']);
});

test('two packages cannot have one name, whether published or staged', async () => {
  using folder = temporary();
  const { site, area, rows } = await begin(folder.path);
  await publish(site, [area('reports', 'one')]);
  const before = rows();
  const other = area('reports', 'two', {}, '@other/reports');
  const reason = 'reports is an area of the package @acme/reports, and this build is of @other/reports';
  await expect(publish(site, [other])).rejects.toThrow(reason);
  await stage(site, other);
  await expect(switchStaged(site, ['reports'])).rejects.toThrow(reason);
  expect(rows()).toEqual(before);
});

test('the shell cannot be removed', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  await expect(removeArea(site, 'shell')).rejects.toThrow('cannot do without a shell');
});

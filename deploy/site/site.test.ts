import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileList } from '../../build/files.ts';
import { parseConfig } from '../../shared/contract/config.ts';
import type { ConsoleConfig } from '../../shared/contract/registry.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { filesBelow, hashList } from '../../tools/machine/files.ts';
import { list } from './history.ts';
import { rollback } from './rollback.ts';
import { changeSettings, createSite, publishRemote, publishShell } from './site.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';

const registry = (site: string): ConsoleConfig => {
  const config = parseConfig(readFileSync(join(site, 'registry.json'), 'utf8'));
  if (Array.isArray(config)) throw new Error(JSON.stringify(config));
  return config;
};
const rowOf = (site: string, name: string) => registry(site).remotes.find((row) => row.name === name);

async function smallSite(folder: string): Promise<string> {
  const site = join(folder, 'site');
  const shell = fakeShell(join(folder, 'shell'), { build: 'shell-1' });
  const remotes = [
    fakeRemote(join(folder, 'system'), 'system', 'one'),
    fakeRemote(join(folder, 'auth'), 'auth', 'auth'),
  ];
  await createSite({ shell, remotes, settings: { productName: 'Maze </script>' }, out: site });
  return site;
}

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();

test('a new site has the document, the registry, and a folder for each build', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const block = /<script type="application\/json" id="console-config">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(block).toBe(readFileSync(join(site, 'registry.json'), 'utf8'));
  expect(registry(site).settings).toMatchObject({
    productName: 'Maze </script>',
    cliName: 'oxide',
    demo: false,
  });
  const row = rowOf(site, 'system');
  expect(row?.entry).toMatch(new RegExp(`^/remotes/system/${row?.build}/remoteEntry\\.[0-9a-f]{8}\\.js$`));
  expect(existsSync(join(site, row?.entry ?? '-'))).toBe(true);
  expect(row?.routes['/system']?.files[0]?.[0]).toContain(`/remotes/system/${row?.build}/list.`);
  expect(filesBelow(join(site, 'remotes')).filter((path) => /manifest|row\.json/.test(path))).toEqual([]);
});

test('a site without compressed copies has the same files, and gets the copies with a later release', async () => {
  using folder = temporary();
  const shell = fakeShell(join(folder.path, 'shell'), { build: 'shell-1' });
  const system = fakeRemote(join(folder.path, 'system'), 'system', 'one');
  writeFileSync(join(system, 'long.js'), 'export const long = 1;\n'.repeat(100));
  writeFileList(system);
  const [plain, packed] = [join(folder.path, 'plain'), join(folder.path, 'packed')];
  await createSite({ shell, remotes: [system], out: plain, copies: false });
  await createSite({ shell, remotes: [system], out: packed });
  const served = (site: string) => filesBelow(join(site, 'remotes'));
  const isCopy = (path: string) => /\.(br|gz)$/.test(path);
  expect(served(plain)).toEqual(served(packed).filter((path) => !isCopy(path)));
  expect(served(packed).filter(isCopy)).not.toEqual([]);
  await publishRemote(plain, system);
  expect(served(plain)).toEqual(served(packed));
});

test('publishing one remote changes its own new files, the document and the registry, and nothing else', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const old = rowOf(site, 'system');
  const before = hashList(site);
  const row = await publishRemote(site, fakeRemote(join(folder.path, 'next'), 'system', 'two'));
  const differences = changed(before, hashList(site)).filter((path) => !path.startsWith('.deploy/'));
  const expected = filesBelow(join(site, 'remotes/system', row.build)).map(
    (path) => `remotes/system/${row.build}/${path}`,
  );
  expect(differences).toEqual(['index.html', 'registry.json', ...expected].sort());
  expect(rowOf(site, 'system')?.build).toBe(row.build);
  expect(existsSync(join(site, old?.entry ?? '-'))).toBe(true);
});

test('rollback restores document and registry to the byte, and can go forward again by build id', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const before = ['index.html', 'registry.json'].map((path) => readFileSync(join(site, path), 'utf8'));
  const { build } = await publishRemote(site, fakeRemote(join(folder.path, 'next'), 'system', 'two'));
  await rollback(site, 'system');
  expect(['index.html', 'registry.json'].map((path) => readFileSync(join(site, path), 'utf8'))).toEqual(
    before,
  );
  await expect(rollback(site, 'system')).rejects.toThrow('no build before');
  expect(await rollback(site, 'system', build)).toBe(build);
  expect(rowOf(site, 'system')?.build).toBe(build);
  await expect(rollback(site, 'system', 'unknown')).rejects.toThrow('never published');
  await expect(rollback(site, 'nobody')).rejects.toThrow('never published');
});

test('rollback refuses a build whose files were changed or removed meanwhile', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const old = rowOf(site, 'system');
  await publishRemote(site, fakeRemote(join(folder.path, 'next'), 'system', 'two'));
  writeFileSync(join(site, old?.entry ?? '-'), 'tampered');
  await expect(rollback(site, 'system')).rejects.toThrow('does not match its integrity value');
});

test('the same build may be published again, the same id with other contents may not', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const next = fakeRemote(join(folder.path, 'next'), 'system', 'two');
  const { build } = await publishRemote(site, next);
  await publishRemote(site, next);
  expect(list(site).filter((line) => line.app === 'system')).toHaveLength(2);
  const other = fakeRemote(join(folder.path, 'other'), 'system', 'three', { build });
  await expect(publishRemote(site, other)).rejects.toThrow('never overwritten');
});

test.each([
  [
    'a changed file',
    (dir: string) => writeFileSync(join(dir, filesBelow(dir).find((f) => f.startsWith('list')) ?? '-'), 'x'),
    /does not match/,
  ],
  [
    'a row that is no JSON',
    (dir: string) => {
      writeFileSync(join(dir, 'row.json'), '{');
      writeFileList(dir);
    },
    /no registry row/,
  ],
] as const)('refuses %s and switches nothing', async (_, damage, message) => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const before = hashList(site);
  const next = fakeRemote(join(folder.path, 'next'), 'system', 'two');
  damage(next);
  await expect(publishRemote(site, next)).rejects.toThrow(message);
  expect(changed(before, hashList(site))).toEqual([]);
});

test.each([
  ['a contract the shell does not know', { contract: CONTRACT_VERSION + 1 }, /contract/],
  ['a later minor version of the contract', { contractMinor: 99 }, /contract/],
  ['a later react', { react: '19.99.0' }, /react/],
  ['a newer shared minor', { shared: '1.3.0' }, /publish the shell first/],
  ['another shared major', { shared: '2.0.0' }, /shared/],
  ['a missing integrity value', { integrity: '' }, /integrity/],
  ['an integrity value of another algorithm', { integrity: 'sha256-AAAA' }, /integrity/],
  ['an entry on another origin', { entry: 'https://example.org/x.js' }, /entry/],
  ['an entry outside the folder', { entry: '../../assets/x.js' }, /entry/],
  ['a build id that is a path', { build: '../x' }, /build/],
])('refuses %s', async (_, change, message) => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const next = fakeRemote(join(folder.path, 'next'), 'system', 'two', change);
  await expect(publishRemote(site, next)).rejects.toThrow(message);
});

test('the shell is published alone, refused when a served remote would not run on it, and rolled back', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const headers = () => readFileSync(join(site, '.deploy/headers.json'), 'utf8');
  const before = headers();
  const bad = fakeShell(join(folder.path, 'bad'), { build: 'shell-2', contract: CONTRACT_VERSION + 2 });
  await expect(publishShell(site, bad)).rejects.toThrow('Build it again with the SDK of this shell');
  await publishShell(site, fakeShell(join(folder.path, 'good'), { build: 'shell-3', boot: 'void 0' }));
  expect(registry(site).build).toBe('shell-3');
  expect(headers()).not.toBe(before);
  expect(filesBelow(join(site, 'assets')).filter((path) => path.endsWith('.js'))).toHaveLength(2);
  expect(await rollback(site, 'shell')).toBe('shell-1');
  expect(headers()).toBe(before);
  const again = fakeShell(join(folder.path, 'again'), { build: 'shell-3', boot: 'void 1' });
  await expect(publishShell(site, again)).rejects.toThrow('never overwritten');
});

test('settings change the document only; unknown ones are refused', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  await changeSettings(site, { cliName: 'maze' });
  expect(registry(site).settings).toMatchObject({ cliName: 'maze', productName: 'Maze </script>' });
  await expect(changeSettings(site, { colour: 'green' })).rejects.toThrow('has no key "colour"');
});

test('a copied site works in any folder: no file contains its path', async () => {
  using folder = temporary();
  const site = await smallSite(folder.path);
  const moved = join(folder.path, 'moved');
  cpSync(site, moved, { recursive: true, verbatimSymlinks: true });
  await publishRemote(moved, fakeRemote(join(folder.path, 'next'), 'system', 'two'));
  expect(rowOf(moved, 'system')?.build).not.toBe(rowOf(site, 'system')?.build);
});

import { existsSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileList } from '../../build/files.ts';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { visit } from '../../tools/faults/visitor.ts';
import { filesBelow, hashList, readJson } from '../../tools/machine/files.ts';
import { rollback } from './rollback.ts';
import { createSite, publish, publishRemote, publishShell } from './site.ts';
import { fakeRemote, fakeShell, temporary, writeFiles } from '../../tools/testing/fake-dist.ts';

/** A site, and builds of a shell and a remote that are not published yet. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const old = {
    shell: fakeShell(join(folder, 'shell'), { build: 'shell-1' }),
    system: fakeRemote(join(folder, 'system'), 'system', 'one', { build: 'one' }),
  };
  await createSite({ shell: old.shell, remotes: [old.system], out: site });
  const shell = fakeShell(join(folder, 'next-shell'), { build: 'shell-2', boot: 'void 0' });
  const system = fakeRemote(join(folder, 'next-system'), 'system', 'two', { build: 'two' });
  const known = new Map([
    ['shell shell-1', old.shell],
    ['shell shell-2', shell],
    ['system one', old.system],
    ['system two', system],
  ]);
  return { site, shell, system, known };
}

test('a remote whose styles would affect other areas is refused, and none of its files are copied', async () => {
  using folder = temporary();
  const { site, system } = await begin(folder.path);
  const before = [...hashList(site)];
  for (const css of ['body{color:red}', '@layer remote{.project-A3bdx{color:red}}', '@layer remote{.a{']) {
    writeFiles(system, { 'list.12345678.css': css });
    writeFileList(system);
    await expect(publish(site, [{ folder: system }]), css).rejects.toThrow(
      /list\.12345678\.css: .+\. Others would see it/,
    );
    expect([...hashList(site)], css).toEqual(before);
  }
  writeFiles(system, { 'list.12345678.css': '@layer remote{.system-A3bdx{color:red}}' });
  writeFileList(system);
  await publish(site, [{ folder: system }]);
});

function flip(path: string): void {
  const bytes = readFileSync(path);
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

const DAMAGES = [
  ['flipped', flip],
  ['missing', (path: string) => rmSync(path)],
] as const;

test.each(DAMAGES)('a build with any file %s is refused, and nothing of it arrives', async (_, damage) => {
  using folder = temporary();
  const { site, shell, system } = await begin(folder.path);
  const before = [...hashList(site)];
  for (const build of [shell, system])
    for (const path of filesBelow(build).filter((name) => name !== 'mf-manifest.json')) {
      const whole = readFileSync(join(build, path));
      damage(join(build, path));
      await expect(publish(site, [{ folder: build }]), path).rejects.toThrow(/Build again|integrity|missing/);
      expect([...hashList(site)], path).toEqual(before);
      writeFileSync(join(build, path), whole);
    }
  await publish(site, [{ folder: shell }, { folder: system }]);
});

test.each([...DAMAGES, ['cut', (path: string) => truncateSync(path, 20)] as const])(
  'a published file or compressed copy that is %s is found, and healed by publishing the build again',
  async (_, damage) => {
    using folder = temporary();
    const { site, shell, system, known } = await begin(folder.path);
    await publish(site, [{ folder: shell }, { folder: system }]);
    const assets = filesBelow(shell).filter((path) => path.startsWith('assets/'));
    const own = filesBelow(join(site, 'remotes/system/two')).map((path) => `remotes/system/two/${path}`);
    const files = [...own, ...assets.flatMap((path) => [path, `${path}.br`, `${path}.gz`])];
    expect(files.filter((path) => path.endsWith('.br'))).toHaveLength(2);
    for (const path of files) {
      damage(join(site, path));
      await publish(site, [{ folder: path.startsWith('assets') ? shell : system }]);
      expect(visit(site, known), path).toContain('system two');
      expect(existsSync(join(site, path)), path).toBe(true);
    }
  },
);

test('a rollback is refused while any file of the old build is damaged, named in a row or not', async () => {
  using folder = temporary();
  const { site, shell, system } = await begin(folder.path);
  await publish(site, [{ folder: shell }, { folder: system }]);
  const own = (path: string) => /^remotes\/system\/one\/.*\.js(\.br|\.gz)?$/.test(path);
  for (const path of filesBelow(site).filter(own)) {
    const whole = readFileSync(join(site, path));
    flip(join(site, path));
    await expect(rollback(site, 'system'), path).rejects.toThrow(/integrity|holds something else/);
    writeFileSync(join(site, path), whole);
  }
  expect(await rollback(site, 'system')).toBe('one');
});

test('a file that no list names is refused in a build and beside published files', async () => {
  using folder = temporary();
  const { site, system } = await begin(folder.path);
  writeFiles(system, { 'extra.js': 'x' });
  await expect(publishRemote(site, system)).rejects.toThrow('extra.js is not in files.json');
  rmSync(join(system, 'extra.js'));
  await publishRemote(site, system);
  writeFiles(site, { 'remotes/system/two/extra.js': 'x' });
  await expect(publishRemote(site, system)).rejects.toThrow('extra.js');
});

test.each([
  ['a symbolic link to a file', (dir: string) => symlinkSync('/etc/hostname', join(dir, 'link.js'))],
  ['a symbolic link to a folder', (dir: string) => symlinkSync('/etc', join(dir, 'link'))],
])('a build with %s is refused', async (_, add) => {
  using folder = temporary();
  const { site, system } = await begin(folder.path);
  add(system);
  await expect(publishRemote(site, system)).rejects.toThrow('neither a file nor a folder');
});

test('a folder of published files that was replaced by a link is refused', async () => {
  using folder = temporary();
  const { site, system } = await begin(folder.path);
  await publishRemote(site, system);
  const [entry = ''] = filesBelow(join(site, 'remotes/system/two')).filter((path) => path.endsWith('.js'));
  rmSync(join(site, 'remotes/system/two', entry));
  symlinkSync('/etc/hostname', join(site, 'remotes/system/two', entry));
  await expect(rollback(site, 'system', 'two')).rejects.toThrow('neither a file nor a folder');
});

test.each([
  ['a name with a space', { 'a b.js': 'x' }, /cannot be the path/],
  ['a name with a line end', { 'a\n.js': 'x' }, /cannot be the path/],
  ['a hidden file', { '.hidden': 'x' }, /cannot be the path/],
  ['a compressed copy of its own', { 'a.js.br': 'x' }, /cannot be the path/],
  ['two names that differ in case alone', { 'a.js': 'x', 'A.js': 'y' }, /upper and lower case/],
])('a build with %s is refused', async (_, files, message) => {
  using folder = temporary();
  const { site, system } = await begin(folder.path);
  writeFiles(system, files);
  writeFileList(system);
  await expect(publishRemote(site, system)).rejects.toThrow(message);
});

test.each(['page.html', 'page.HTM', 'page.xhtml', 'page.xml', 'page.pdf', 'page'])(
  'a build with the file %s, which browsers could open as a page, is refused',
  async (path) => {
    using folder = temporary();
    const { site, system } = await begin(folder.path);
    writeFiles(system, { [path]: '<script>parent.stolen = true</script>' });
    writeFileList(system);
    await expect(publishRemote(site, system)).rejects.toThrow(
      `${path} is of a kind that an area cannot bring`,
    );
  },
);

test.each([
  ['a path above its folder', { '../x.js': `sha384-${'A'.repeat(64)}` }, /cannot be the path/],
  ['a hash of another algorithm', { 'x.js': 'sha256-AAAA' }, /not sha384/],
  ['a list of lists', [[]], /missing or broken/],
])('a list with %s is refused', async (_, list, message) => {
  using folder = temporary();
  const { site, system } = await begin(folder.path);
  writeFileSync(join(system, 'files.json'), JSON.stringify(list));
  await expect(publishRemote(site, system)).rejects.toThrow(message);
});

test.each(['registry.json', 'remotes/system/one/x.js', 'state.json', 'headers.json'])(
  'a shell that brings %s is refused',
  async (path) => {
    using folder = temporary();
    const { site, shell } = await begin(folder.path);
    writeFiles(shell, { [path]: '{}' });
    writeFileList(shell);
    await expect(publishShell(site, shell)).rejects.toThrow('a shell cannot bring');
  },
);

test('an asset that another shell has with other contents is refused', async () => {
  using folder = temporary();
  const { site, shell, known } = await begin(folder.path);
  const [asset = ''] = filesBelow(join(site, 'assets')).filter((path) => path.endsWith('.js'));
  writeFiles(shell, { [`assets/${asset}`]: 'other' });
  writeFileList(shell);
  await expect(publishShell(site, shell)).rejects.toThrow('has other contents than that of shell shell-1');
  expect(visit(site, known)).toContain('shell shell-1');
});

test.each<[string, Partial<RegistryEntry>, RegExp]>([
  ['no prefix', { prefixes: [] }, /owns no path prefix/],
  ['every path', { prefixes: ['/'] }, /no registry row: .prefixes/],
  ['a path with dots', { prefixes: ['/a/../b'] }, /no path prefix/],
  ['two slashes', { prefixes: ['//example.org'] }, /no registry row: .prefixes/],
  ['the paths of the API', { prefixes: ['/v1/me'] }, /belongs to the shell/],
  ["the shell's page", { prefixes: ['/Support'] }, /belongs to the shell/],
  [
    'more prefixes than an area needs',
    { prefixes: Array.from({ length: 33 }, (_, index) => `/system-${index}`) },
    /33 path prefixes, of at most 32/,
  ],
  ['more than 64 KB', { label: 'x'.repeat(65_536) }, /row\.json has \d+ bytes, of at most 65536/],
  [
    'a pin of a file that it does not bring',
    { assets: [['x.js', `sha384-${'A'.repeat(64)}`]] },
    /no file of the build/,
  ],
  ['a pin above its folder', { assets: [['../x.js', `sha384-${'A'.repeat(64)}`]] }, /no registry row/],
])('a row with %s is refused', async (_, change, message) => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  const bad = fakeRemote(join(folder.path, 'bad'), 'system', 'bad', change);
  await expect(publishRemote(site, bad)).rejects.toThrow(message);
});

test('two areas cannot own one prefix, in upper or lower case', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  const auth = (text: string, prefixes: string[]) =>
    fakeRemote(join(folder.path, text), 'auth', text, { prefixes });
  await expect(publishRemote(site, auth('equal', ['/login', '/System']))).rejects.toThrow(
    'both own "/System"',
  );
});

test('a manual change of the served document is detected before it is published', async () => {
  using folder = temporary();
  const { site, system } = await begin(folder.path);
  const path = join(site, '.deploy/served/state.json');
  const state = readFileSync(path, 'utf8');
  writeFileSync(path, state.replace('"settings": {}', '"settings": { "demo": true }'));
  expect(readJson(path)).toMatchObject({ settings: { demo: true } });
  await expect(publishRemote(site, system)).rejects.toThrow('changed by hand');
});

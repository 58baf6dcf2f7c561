import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGNATURE, writeFileList } from '../../build/files.ts';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { readJson } from '../../tools/machine/files.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { readBuild } from './build.ts';
import { list } from './history.ts';
import { changeKeys, signFolder } from './keys.ts';
import { removeArea } from './remove.ts';
import { rollback, rollbackSet } from './rollback.ts';
import { preview, promote, rollout } from './rollout.ts';
import { servedProblems } from './served-rows.ts';
import { signatureOf } from './signature.ts';
import { keyIdOf, publicTextOf } from './signing.ts';
import { changeSettings, createSite, publish, publishEarlier, stage, switchStaged } from './site.ts';

const pair = () => generateKeyPairSync('ed25519');
const signingWith = (...keys: { publicKey: KeyObject }[]) => ({
  site: 'production',
  keys: keys.map(({ publicKey }) => publicTextOf(publicKey)),
});
const OWN = pair();
const KEY = OWN.privateKey;

/** A site with a shell and `system`, build A, that has a release key; `build` makes builds of an area. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const build = (id: string, name = 'system', change: Partial<RegistryEntry> = {}) => ({
    folder: fakeRemote(join(folder, `${name}-${id}`), name, `${name} ${id}`, { build: id, ...change }),
  });
  const shell = fakeShell(join(folder, 'shell'), { build: 'S' });
  await createSite({ shell, remotes: [build('A').folder], out: site });
  await changeKeys(site, signingWith(OWN), { key: KEY });
  const served = () =>
    list(site)
      .filter(({ current }) => current)
      .map((one) => `${one.app} ${one.build}`);
  return { site, build, served, shell };
}

/** Takes the signatures of a build out of the state, as whoever can write to the document folder could. */
function forgetSignatures(site: string, build: string): void {
  const folder = realpathSync(join(site, '.deploy/served'));
  const path = join(folder, 'state.json');
  const text = readFileSync(path, 'utf8').replaceAll(
    new RegExp(`("build": "${build}",[^}]*?),\\s*"signature": \\{[^}]*\\}`, 'g'),
    (_, start: string) => start,
  );
  writeFileSync(path, text);
  writeFileList(folder);
}

/** Signs a folder as at another time. */
function signAt({ folder }: { folder: string }, at: string, key = KEY): { folder: string } {
  const signature = signatureOf({ site: 'production', at, build: readBuild(folder) }, key);
  writeFileSync(join(folder, SIGNATURE), JSON.stringify(signature));
  return { folder };
}

const UNSIGNED =
  'system B: it is not signed. Sign it: publish system --key FILE, or sign FOLDER --key FILE --for production where it is built. Or take the area out: remove system.';

test('a build without a signature is not published, and none of its files arrive', async () => {
  using folder = temporary();
  const { site, build, served } = await begin(folder.path);
  await expect(publish(site, [build('B')])).rejects.toThrow(UNSIGNED);
  expect(existsSync(join(site, 'remotes/system/B'))).toBe(false);
  expect(served()).toEqual(['shell S', 'system A']);
  await publish(site, [build('B')], { key: KEY });
  expect(served()).toEqual(['shell S', 'system B']);
});

test('a shell without a signature is not published', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  const shell = { folder: fakeShell(join(folder.path, 'next'), { build: 'T' }) };
  await expect(publish(site, [shell])).rejects.toThrow(
    /shell T: it is not signed\. [^\n]*where it is built\.$/,
  );
  await publish(site, [shell], { key: KEY });
});

test('a build that was signed where it was made is published, staged, switched and listed without the key', async () => {
  using folder = temporary();
  const { site, build, served } = await begin(folder.path);
  expect(signFolder(build('B'), 'production', KEY)).toBe('system B');
  await publish(site, [build('B')]);
  signFolder(build('C'), 'production', KEY);
  await stage(site, build('C'));
  await switchStaged(site, ['system']);
  expect(served()).toEqual(['shell S', 'system C']);
  signFolder(build('D'), 'production', KEY);
  await preview(site, build('D'));
  await rollout(site, build('D'), { share: 10 });
  await promote(site, 'system');
  expect(served()).toEqual(['shell S', 'system D']);
  expect(
    list(site).filter(({ signedWith }) => signedWith === keyIdOf(publicTextOf(OWN.publicKey))),
  ).toHaveLength(5);
});

test('a build that is not signed is neither staged nor listed', async () => {
  using folder = temporary();
  const { site, build } = await begin(folder.path);
  await expect(stage(site, build('B'))).rejects.toThrow(UNSIGNED);
  await expect(preview(site, build('B'))).rejects.toThrow(UNSIGNED);
  await expect(rollout(site, build('B'), { share: 10 })).rejects.toThrow(UNSIGNED);
  expect(existsSync(join(site, 'remotes/system/B'))).toBe(false);
});

test('a shell that is not signed does not become the shell before', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  const next = [
    { folder: fakeShell(join(folder.path, 'next'), { build: 'T', shared: '2.0.0', boot: 'void 2' }) },
  ];
  await publish(site, next, { keepEarlier: true, key: KEY });
  const fixed = fakeShell(join(folder.path, 'fixed'), { build: 'U' });
  await expect(publishEarlier(site, fixed)).rejects.toThrow('shell U: it is not signed');
  expect(existsSync(join(site, '.deploy/apps/shell/builds/U'))).toBe(false);
  expect(await publishEarlier(site, fixed, { key: KEY })).toBe('U');
  expect(servedProblems(site)).toEqual([]);
});

test('whoever can write the staged files alone gets nothing served', async () => {
  using folder = temporary();
  const { site, build, served } = await begin(folder.path);
  signFolder(build('B'), 'production', KEY);
  await stage(site, build('B'));
  const staged = join(site, '.deploy/apps/system/staged.json');
  // The team takes the signature of a build to another one, whose files it has brought itself
  const other = build('E', 'system', { prefixes: ['/system', '/projects'] });
  cpSync(other.folder, join(site, 'remotes/system/E'), { recursive: true });
  const kept = join(site, '.deploy/apps/system/builds/E');
  for (const path of ['row.json', 'files.json', 'origin.json'])
    cpSync(join(other.folder, path), join(kept, path));
  for (const path of ['row.json', 'files.json', 'origin.json', 'mf-manifest.json'])
    rmSync(join(site, 'remotes/system/E', path));
  const record = readJson(staged);
  writeFileSync(staged, JSON.stringify({ ...(typeof record === 'object' && record), build: 'E' }));
  await expect(switchStaged(site, ['system'])).rejects.toThrow('system E: it is not what the key');
  writeFileSync(staged, JSON.stringify({ build: 'E', signature: 'none' }));
  await expect(switchStaged(site, ['system'])).rejects.toThrow('system E: it is not signed');
  expect(served()).toEqual(['shell S', 'system A']);
  // A person has read it, and signs
  await switchStaged(site, ['system'], { key: KEY });
  expect(served()).toEqual(['shell S', 'system E']);
});

test('a build that was signed for another site or with another key is refused', async () => {
  using folder = temporary();
  const { site, build } = await begin(folder.path);
  signFolder(build('B'), 'test', KEY);
  await expect(publish(site, [build('B')])).rejects.toThrow(
    /system B: it is not what the key \w{16} has signed for the site production/,
  );
  signFolder(build('B'), 'production', pair().privateKey);
  await expect(publish(site, [build('B')])).rejects.toThrow('which is none of this site');
  writeFileSync(join(build('B').folder, SIGNATURE), '{}');
  await expect(publish(site, [build('B')])).rejects.toThrow('is no signature. Sign the build again');
});

test('a rollback, a removal and a change of settings refuse to write the row of a build that was never signed', async () => {
  using folder = temporary();
  const { site, build, served } = await begin(folder.path);
  await changeKeys(site, undefined);
  await publish(site, [build('B')]);
  await publish(site, [build('C'), build('C', 'reports')], {});
  await expect(changeKeys(site, signingWith(OWN))).rejects.toThrow(
    'Add --key FILE, which signs all that it has. system C: it is not signed',
  );
  await changeKeys(site, signingWith(OWN), { key: KEY });
  expect(served()).toEqual(['shell S', 'system C', 'reports C']);
  forgetSignatures(site, 'B');
  await expect(rollback(site, 'system')).rejects.toThrow(UNSIGNED);
  await expect(rollbackSet(site, ['system'])).rejects.toThrow(UNSIGNED);
  expect(await rollback(site, 'system', 'A')).toBe('A');
  forgetSignatures(site, 'A');
  await expect(changeSettings(site, { productName: 'Ours' })).rejects.toThrow('system A: it is not signed');
  await expect(removeArea(site, 'reports')).rejects.toThrow('system A: it is not signed');
  await removeArea(site, 'system');
  expect(served()).toEqual(['shell S', 'reports C']);
});

test('a build that was signed before one that was served is published again only by a rollback, or signed again', async () => {
  using folder = temporary();
  const { site, build, served } = await begin(folder.path);
  await publish(site, [signAt(build('B'), '2026-01-02T00:00:00.000Z')]).catch(() => undefined);
  expect(served()).toEqual(['shell S', 'system A']);
  await publish(site, [build('C')], { key: KEY });
  await expect(publish(site, [build('A')])).rejects.toThrow(
    'system A was signed before C, which this site has served. To return to it: rollback system --build A. To publish it again, sign it again.',
  );
  signAt(build('B'), '2026-01-02T00:00:00.000Z');
  await stage(site, build('B'));
  await expect(switchStaged(site, ['system'])).rejects.toThrow('system B was signed before');
  expect(await rollback(site, 'system')).toBe('A');
  await publish(site, [build('C')]);
  await publish(site, [build('A')], { key: KEY });
  expect(served()).toEqual(['shell S', 'system A']);
});

test('a signature from the future is refused: every later build would be older', async () => {
  using folder = temporary();
  const { site, build } = await begin(folder.path);
  await expect(publish(site, [signAt(build('B'), '2999-01-01T00:00:00.000Z')])).rejects.toThrow(
    'system B was signed at 2999-01-01T00:00:00.000Z, which is in the future',
  );
});

test('a site without release keys takes signed and unsigned builds, and no key for signing', async () => {
  using folder = temporary();
  const { site, build, served } = await begin(folder.path);
  await changeKeys(site, undefined);
  await publish(site, [build('B')]);
  await publish(site, [signAt(build('C'), '2999-01-01T00:00:00.000Z')]);
  expect(served()).toEqual(['shell S', 'system C']);
  await expect(publish(site, [build('D')], { key: KEY })).rejects.toThrow('has no release keys yet');
});

test('the private key is in no file of a site, and the registry and the document are those of a site without keys', async () => {
  using folder = temporary();
  const { site, build } = await begin(folder.path);
  await publish(site, [build('B')], { key: KEY });
  const secret = KEY.export({ type: 'pkcs8', format: 'der' }).subarray(-32);
  const served = (path: string) => readFileSync(join(site, path), 'utf8');
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      expect(bytes.includes(secret) || bytes.includes(secret.toString('base64'))).toBe(false);
    }
  const [registry, document] = [served('registry.json'), served('index.html')];
  await changeKeys(site, undefined);
  expect(served('registry.json')).toBe(registry);
  expect(served('index.html')).toBe(document);
});

import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/machine/files.ts';
import { run } from '../../tools/machine/process.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { list } from './history.ts';
import { changeKeys, makeKeys, readPrivateKey, signFolder, signingOf } from './keys.ts';
import { rollback } from './rollback.ts';
import { SiteError } from './site-error.ts';
import { createSite, publish } from './site.ts';

/** A site without keys with two builds of `system`, and pairs of keys by name. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const build = (id: string) => ({ folder: fakeRemote(join(folder, id), 'system', id, { build: id }) });
  const shell = fakeShell(join(folder, 'shell'), { build: 'S' });
  await createSite({ shell, remotes: [build('A').folder], out: site });
  await publish(site, [build('B')]);
  const make = (name: string) => {
    const { id } = makeKeys(join(folder, name));
    return { id, key: readPrivateKey(join(folder, `${name}.key`)) };
  };
  const pub = (...names: string[]) =>
    signingOf(`production=${names.map((name) => join(folder, `${name}.pub`)).join()}`);
  return { site, build, make, pub, ids: () => list(site).map(({ signedWith }) => signedWith) };
}

test('a key is replaced without a moment at which builds are refused', async () => {
  using folder = temporary();
  const { site, build, make, pub, ids } = await begin(folder.path);
  const first = make('first');
  await changeKeys(site, pub('first'), { key: first.key });
  expect(ids()).toEqual([first.id, first.id, first.id]);

  const second = make('second');
  await changeKeys(site, pub('first', 'second'));
  await publish(site, [build('C')], first);
  await publish(site, [build('D')], second);
  await expect(changeKeys(site, pub('second'))).rejects.toThrow('Add --key FILE');
  await changeKeys(site, pub('second'), { key: second.key });
  expect(ids()).toEqual([second.id, second.id, second.id, second.id, second.id]);

  signFolder(build('E'), 'production', first.key);
  await expect(publish(site, [build('E')])).rejects.toThrow(`signed with the key ${first.id}, which is none`);
  expect(await rollback(site, 'system')).toBe('C');
  // The order of releases is that of before
  await expect(publish(site, [build('A')])).rejects.toThrow('was signed before B');
});

test('a new key does not sign what the keys before refuse', async () => {
  using folder = temporary();
  const { site, build, make, pub, ids } = await begin(folder.path);
  const first = make('first');
  const lost = make('lost');
  await changeKeys(site, pub('first'), first);
  await changeKeys(site, pub('first', 'lost'));
  await publish(site, [build('C')], lost);
  await rollback(site, 'system');
  await changeKeys(site, pub('first'));
  const third = make('third');
  await changeKeys(site, pub('first', 'third'), third);
  expect(ids()).toEqual([third.id, third.id, third.id, lost.id]);
  await expect(rollback(site, 'system', 'C')).rejects.toThrow(
    `signed with the key ${lost.id}, which is none`,
  );
});

test('after a theft, nothing that the stolen key has signed is served or rolled back to', async () => {
  using folder = temporary();
  const { site, build, make, pub } = await begin(folder.path);
  const stolen = make('stolen');
  await changeKeys(site, pub('stolen'), stolen);
  const next = make('next');
  await changeKeys(site, pub('stolen', 'next'));
  await publish(site, [build('B'), { folder: join(folder.path, 'shell') }], next);
  await changeKeys(site, pub('next'));
  await expect(rollback(site, 'system')).rejects.toThrow(`signed with the key ${stolen.id}, which is none`);
  await publish(site, [build('A')], next);
});

test('the private key has to belong to one of the public keys', async () => {
  using folder = temporary();
  const { site, make, pub } = await begin(folder.path);
  make('first');
  await expect(changeKeys(site, pub('first'), make('second'))).rejects.toThrow(
    'belongs to none of the public keys',
  );
  await expect(changeKeys(site, undefined, make('third'))).rejects.toThrow(
    'belongs to none of the public keys',
  );
});

test('a private key is readable by its owner alone, never overwritten and never in a repository', () => {
  using folder = temporary();
  const at = (name: string) => join(folder.path, name);
  const { id, text } = makeKeys(at('release'));
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(signingOf(`production=${text}`)).toEqual(signingOf(`production=${at('release.pub')}`));
  expect(statSync(at('release.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(at('release.pub'), 'utf8')).not.toContain('PRIVATE');
  expect(() => makeKeys(at('release'))).toThrow('EEXIST');
  mkdirSync(at('work/.git'), { recursive: true });
  mkdirSync(at('work/keys'));
  expect(() => makeKeys(at('work/keys/release'))).toThrow('is in a repository');
  expect(existsSync(at('work/keys/release.key'))).toBe(false);
});

test.each([
  ['production', 'is no name of a site with its keys'],
  ['Production=a.pub', 'is no name of a site with its keys'],
  ['production=rsa.pub', 'holds no public Ed25519 key'],
  ['production=text.pub', 'holds no public Ed25519 key'],
  ['production=own.pub,own.key', 'own.key is a private key'],
  ['production=none.pub', 'ENOENT'],
  [`production=${'A'.repeat(59)}=`, 'is no public Ed25519 key'],
])('the keys %s are refused', (word, message) => {
  using folder = temporary();
  const at = (name: string) => join(folder.path, name);
  makeKeys(at('own'));
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey;
  writeFileSync(at('rsa.pub'), rsa.export({ type: 'spki', format: 'pem' }));
  writeFileSync(at('text.pub'), 'no key');
  expect(() => signingOf(word, at)).toThrow(message);
});

test('the text of a key is in no message', () => {
  using folder = temporary();
  const path = join(folder.path, 'release.key');
  writeFileSync(path, '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n');
  expect(() => readPrivateKey(path)).toThrow(
    new SiteError(`${path} holds no private Ed25519 key. Make a pair: keygen --out FILE`),
  );
});

test('the commands of a rotation, as docs/hosting.md has them', { timeout: 120_000 }, async () => {
  using folder = temporary();
  const at = (name: string) => join(folder.path, name);
  const { site, build } = await begin(folder.path);
  const deploy = async (...words: string[]) => {
    const { code, output } = await run(process.execPath, [
      join(ROOT, 'deploy/cli.ts'),
      ...words,
      '--site',
      site,
    ]);
    expect(output).not.toContain('PRIVATE');
    return `${code}: ${output.trim()}`;
  };
  expect(await deploy('keys')).toBe('0: The site has no release keys');
  expect(await deploy('keygen', '--out', at('old'))).toMatch(
    /^0: Wrote .*old\.key, which is secret, and .*old\.pub: key \w{16}, \S{60}$/,
  );
  expect(await deploy('keys', `production=${at('old.pub')}`)).toMatch(
    /^1: Nothing was changed\. .*Add --key FILE/,
  );
  expect(await deploy('keys', `production=${at('old.pub')}`, '--key', at('old.key'))).toMatch(
    /^0: The site production serves what is signed with \w{16}$/,
  );
  await deploy('keygen', '--out', at('new'));
  expect(await deploy('keys', `production=${at('old.pub')},${at('new.pub')}`)).toMatch(/ \w{16} or \w{16}$/);
  expect(await deploy('publish', build('C').folder)).toMatch(/^1: [^]*system C: it is not signed/);
  expect(await deploy('sign', build('C').folder, '--key', at('new.key'), '--for', 'production')).toBe(
    '0: system C is signed for production',
  );
  expect(await deploy('publish', build('C').folder)).toBe('0: system C is served');
  expect(await deploy('publish', build('D').folder, '--key', at('new.key'))).toBe('0: system D is served');
  expect(await deploy('keys', `production=${at('new.pub')}`, '--key', at('new.key'))).toMatch(/ \w{16}$/);
  expect(await deploy('list')).toMatch(/\* system +D .*, key \w{16}$/m);
  expect(await deploy('verify', '--release-keys', `production=${at('new.pub')}`)).toMatch(/^0: /);
  expect(await deploy('verify', '--release-keys', `production=${at('old.pub')}`)).toMatch(
    /^1: [^]*which is none of this site/,
  );
  expect(await deploy('rollback', 'system', '--key', at('new.key'))).toMatch(/^1: --key is for publish/);
  expect(await deploy('rollback', 'system')).toBe('0: system C is served');
  expect(await deploy('settings')).toBe('0: Wrote the document again');
  expect(await deploy('keys', 'off')).toBe('0: The site has no release keys');
});

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileList } from '../../build/files.ts';
import { temporary } from '../../tools/testing/fake-dist.ts';
import { fakeBuilds } from '../../tools/testing/fake-site.ts';
import { list } from '../site/history.ts';
import { signFolder } from '../site/keys.ts';
import { publicTextOf } from '../site/signing.ts';
import { bringSite } from './bring-site.ts';
import { installationOf } from './installation.ts';

/** Builds as an image contains them, signed with a key. */
function image(folder: string, round: string, key?: KeyObject): string {
  for (const one of fakeBuilds(folder, round).values())
    if (key !== undefined) signFolder({ folder: one }, 'production', key);
  return folder;
}

/** Starts containers of images on one volume. */
function begin(folder: string) {
  const site = join(folder, 'site');
  const start = (builds: string, ...keys: KeyObject[]) =>
    bringSite(
      installationOf({
        API: 'https://api.internal',
        ORIGIN: 'https://console.example.org',
        SITE: site,
        BUILDS: builds,
        ...(keys.length > 0 && { RELEASE_KEYS: `production=${keys.map(publicTextOf).join()}` }),
      }),
    );
  const served = () => list(site).flatMap(({ build, current }) => (current ? [build] : []));
  return { site, start, served };
}

const privateKey = () => generateKeyPairSync('ed25519').privateKey;

test('a container with release keys makes a site of signed builds alone, and publishes no others', async () => {
  using folder = temporary();
  const { start, served } = begin(folder.path);
  const own = privateKey();
  const signed = image(join(folder.path, 'one'), '1', own);
  await start(signed, own);
  expect(served()).toContain('system-1');
  await expect(start(image(join(folder.path, 'two'), '2'), own)).rejects.toThrow('it is not signed');
  await expect(start(image(join(folder.path, 'three'), '3', privateKey()), own)).rejects.toThrow(
    'is none of this site',
  );
  expect(served()).toContain('system-1');
  await start(image(join(folder.path, 'four'), '4', own), own);
  expect(served()).toContain('system-4');
});

test('a container without release keys in its environment obeys those of the site', async () => {
  using folder = temporary();
  const { start } = begin(folder.path);
  const own = privateKey();
  await start(image(join(folder.path, 'one'), '1', own), own);
  await expect(start(image(join(folder.path, 'two'), '2'))).rejects.toThrow('it is not signed');
});

test('keys are added to a site without keys, replaced in two starts, and dropped', async () => {
  using folder = temporary();
  const { start, served } = begin(folder.path);
  const [old, next] = [privateKey(), privateKey()];
  await start(image(join(folder.path, 'one'), '1'));
  await expect(start(image(join(folder.path, 'one'), '1'), old)).rejects.toThrow('Nothing was changed');
  await start(image(join(folder.path, 'two'), '2', old), old);
  await start(image(join(folder.path, 'three'), '3', next), old, next);
  await start(join(folder.path, 'three'), next);
  expect(served()).toContain('system-3');
});

test('a container writes a registry again that was changed, when its builds are signed', async () => {
  using folder = temporary();
  const { site, start } = begin(folder.path);
  const own = privateKey();
  const signed = image(join(folder.path, 'one'), '1', own);
  await start(signed, own);
  const registry = () => readFileSync(join(site, 'registry.json'), 'utf8');
  const before = registry();
  const served = realpathSync(join(site, '.deploy/served'));
  writeFileSync(join(served, 'registry.json'), before.replace('"label":"system"', '"label":"Projects"'));
  writeFileList(served);
  await start(signed, own);
  expect(registry()).toBe(before);
  await expect(start(signed, privateKey())).rejects.toThrow('Nothing was changed');
});

test('a wrong key is named with its variable', () => {
  const env = { API: 'https://api.internal', ORIGIN: 'https://console.example.org' };
  expect(() => installationOf({ ...env, RELEASE_KEYS: 'production' })).toThrow(
    'RELEASE_KEYS: "production" is no name',
  );
  expect(installationOf({ ...env, RELEASE_KEYS: '' }).releaseKeys).toBeUndefined();
});

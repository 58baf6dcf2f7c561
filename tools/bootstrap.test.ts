import { chmodSync, existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  agreesWithLock,
  installKey,
  linkNode,
  needsInstall,
  projectNode,
  readLock,
  whyNoStart,
} from './bootstrap.mjs';
import { temporary, writeFiles } from './testing/fake-dist.ts';

const lock = (version: string) => ({
  packages: {
    '': { name: 'x' },
    'node_modules/a': { version, integrity: `sha512-${version}`, resolved: `https://r/a-${version}` },
    'node_modules/node-here': {
      version: '1.0.0',
      optional: true,
      os: process.platform,
      cpu: process.arch,
      bin: { node: 'bin/node' },
    },
    'node_modules/node-there': { version: '1.0.0', optional: true, os: 'x', bin: { node: 'bin/node' } },
    'node_modules/for-mac': { version: '1.0.0', optional: true },
    shared: { version: '1.0.0' },
  },
});

function project(folder: string, installed: string | undefined): void {
  writeFiles(folder, { 'package-lock.json': JSON.stringify(lock('1.0.0')) });
  if (installed === undefined) return;
  const { 'node_modules/a': a } = lock(installed).packages;
  writeFiles(folder, {
    'node_modules/node-here/bin/node': '#!/bin/sh\n',
    'node_modules/.bin/other': '',
    'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/a': a } }),
  });
}

test('a fresh clone needs packages', () => {
  using folder = temporary();
  project(folder.path, undefined);
  expect(needsInstall(folder.path)).toBe(true);
});

test('packages that npm installed by hand are accepted and remembered', () => {
  using folder = temporary();
  project(folder.path, '1.0.0');
  expect(needsInstall(folder.path)).toBe(false);
  expect(readFileSync(join(folder.path, 'node_modules/.console-install'), 'utf8')).toBe(
    installKey(folder.path),
  );
});

const program = 'node_modules/node-here/bin/node';

test('the link to the project’s Node is made where npm left none', () => {
  using folder = temporary();
  project(folder.path, '1.0.0');
  chmodSync(join(folder.path, program), 0o755);
  linkNode(folder.path);
  linkNode(folder.path);
  expect(readlinkSync(join(folder.path, 'node_modules/.bin/node'))).toBe('../node-here/bin/node');
});

test('a Node that does not start is not linked, and the reason is known', () => {
  using folder = temporary();
  project(folder.path, '1.0.0');
  writeFiles(folder.path, { [program]: '#!/bin/sh\necho "libatomic.so.1: cannot open" >&2\nexit 127\n' });
  chmodSync(join(folder.path, program), 0o755);
  linkNode(folder.path);
  expect(existsSync(join(folder.path, 'node_modules/.bin/node'))).toBe(false);
  expect(whyNoStart(join(folder.path, program))).toBe('libatomic.so.1: cannot open');
});

test('packages without the project’s Node are installed again', () => {
  using folder = temporary();
  project(folder.path, '1.0.0');
  rmSync(join(folder.path, 'node_modules/node-here'), { recursive: true });
  expect(needsInstall(folder.path)).toBe(true);
});

test('the lock file has a Node for this machine', () => {
  expect(projectNode(join(import.meta.dirname, '..'))).toContain(`${process.platform}-${process.arch}`);
});

test('other versions than the lock file asks for are installed', () => {
  using folder = temporary();
  project(folder.path, '0.9.0');
  expect(agreesWithLock(folder.path)).toBe(false);
  expect(needsInstall(folder.path)).toBe(true);
});

test('a changed lock file is noticed', () => {
  using folder = temporary();
  project(folder.path, '1.0.0');
  needsInstall(folder.path);
  writeFileSync(join(folder.path, 'package-lock.json'), JSON.stringify(lock('1.1.0')));
  expect(needsInstall(folder.path)).toBe(true);
});

test('the lock file has the packages of every platform, which `npm ci` insists on', () => {
  const { packages } = readLock(join(import.meta.dirname, '..'));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

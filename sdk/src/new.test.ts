import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { filesBelow } from '../../tools/machine/files.ts';
import { temporary, writeFiles } from '../../tools/testing/fake-dist.ts';
import { createArea, lockOf } from './new.ts';
import { readObject } from './package.ts';
import { versionProblems } from './versions.ts';

/** The packed file of the SDK, as `npm run prove -- sdk` writes it. */
const packed = temporary();
const SDK = join(packed.path, 'console-sdk.tgz');
beforeAll(() => {
  writeFileSync(SDK, 'packed');
  vi.stubEnv('CONSOLE_SDK', SDK);
});
afterAll(() => {
  vi.unstubAllEnvs();
  packed[Symbol.dispose]();
});

it('is refused without the file of the SDK, which npm would else fetch by its name from a public registry', () => {
  using folder = temporary();
  vi.stubEnv('CONSOLE_SDK', join(folder.path, 'none.tgz'));
  vi.stubEnv('INIT_CWD', folder.path);
  expect(() => createArea('reports', join(folder.path, 'area'))).toThrow(
    /^console-sdk-\S+\.tgz is not in this/,
  );
  expect(filesBelow(folder.path)).toEqual([]);
  vi.stubEnv('CONSOLE_SDK', SDK);
});

it('writes an area with the requested name, without placeholders of the template', () => {
  using folder = temporary();
  const area = join(folder.path, 'area');
  const files = createArea('power-reports', area);
  expect(filesBelow(area).filter((path) => !path.startsWith('vendor/'))).toEqual(files.toSorted());
  expect(files).toEqual(
    expect.arrayContaining([
      '.gitignore',
      '.oxlintrc.json',
      'package.json',
      '.github/workflows/ci.yml',
      'src/area.ts',
    ]),
  );
  expect(readObject(join(area, 'package.json'))).toMatchObject({
    name: 'console-area-power-reports',
    devDependencies: { '@console/sdk': expect.stringMatching(/^file:vendor\/console-sdk-.*\.tgz$/) },
  });
});

it.each(['Reports', '1st', 're ports', '../reports', '', 'system', 'shell'])(
  '%j cannot be the name of an area',
  (name) => {
    using folder = temporary();
    expect(() => createArea(name, join(folder.path, 'area'))).toThrow(/cannot be the name|is a part of/);
    expect(filesBelow(folder.path)).toEqual([]);
  },
);

it('refuses a folder that is not empty', () => {
  using folder = temporary();
  writeFileSync(join(folder.path, 'mine.txt'), 'mine');
  expect(() => createArea('reports', folder.path)).toThrow('is not empty');
  expect(filesBelow(folder.path)).toEqual(['mine.txt']);
});

it('names packages whose installed version differs from the version of the SDK', () => {
  using folder = temporary();
  const installed = (name: string, version: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
  });
  writeFiles(folder.path, { ...installed('react', '19.3.1'), ...installed('valibot', '1.4.0') });
  const wanted = { react: '19.3.1', valibot: '1.5.0', vitest: '5.1.0' };
  expect(versionProblems(wanted, folder.path)).toEqual([
    'valibot 1.5.0, and 1.4.0 is installed',
    'vitest 5.1.0, and no version is installed',
  ]);
  expect(versionProblems(undefined, folder.path)).toEqual([]);
});

it('completes the lock file of the package with the name of the area and the SDK', () => {
  const described = {
    name: 'console-area-reports',
    version: '0.1.0',
    devDependencies: { '@console/sdk': 'file:vendor/console-sdk-1.0.0.tgz', react: '19.3.1' },
    optionalDependencies: {},
  };
  const react = { version: '19.3.1', integrity: 'sha512-r' };
  const lock = { lockfileVersion: 3, packages: { '': { name: 'other' }, 'node_modules/react': react } };
  expect(lockOf(lock, described, Buffer.from('packed'))).toMatchObject({
    name: 'console-area-reports',
    lockfileVersion: 3,
    packages: {
      '': described,
      'node_modules/@console/sdk': {
        resolved: 'file:vendor/console-sdk-1.0.0.tgz',
        // printf packed | openssl dgst -sha512 -binary | base64
        integrity:
          'sha512-1Q/eVxSVE5ZOxcsXbpzh4Qeab+Ojp6+vaoryzR5MEDWeEKQqsgd4c2qSsplMeD5RmGtpKIVjDXvk47fX1UZGMg==',
      },
      'node_modules/react': react,
    },
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../tools/machine/files.ts';
import { temporary, writeFiles } from '../../tools/testing/fake-dist.ts';
import { createArea } from './new.ts';
import { readObject } from './package.ts';
import { versionProblems } from './versions.ts';

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
  expect(readObject(join(area, 'package.json'))).toMatchObject({ name: 'console-area-power-reports' });
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

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporary, writeFiles } from '../../tools/testing/fake-dist.ts';
import { importProblem, librariesIn, librariesOf, requireLibraries } from './libraries.ts';

const FOLDER = '/area';
const problem = (path: string, specifier: string) =>
  importProblem(`${FOLDER}/${path}`, specifier, ['d3-scale'], FOLDER);

it.each([
  ['defineRemote(manifest)', []],
  ['defineRemote(manifest, { libraries: [] })', []],
  [
    'defineRemote(manifest, {\n  libraries: [\n    \'d3-scale\',\n    "@visx/group",\n  ],\n})',
    ['d3-scale', '@visx/group'],
  ],
])('the linter reads the libraries of %j', (config, names) => {
  expect(librariesIn(config)).toEqual(names);
});

it('a folder without a configuration bundles nothing', () => {
  using folder = temporary();
  expect(librariesOf(folder.path)).toEqual([]);
});

it('the build refuses what the linter would read differently, and a library of the shell', () => {
  using folder = temporary();
  writeFiles(folder.path, { 'rsbuild.config.ts': "defineRemote(manifest, { libraries: ['jotai'] })" });
  expect(() => requireLibraries(['d3-scale'], folder.path)).toThrow('as a list of names in quotes');
  expect(() => requireLibraries(['jotai'], folder.path)).toThrow('@console/shared/state only');
  writeFiles(folder.path, { 'rsbuild.config.ts': "defineRemote(manifest, { libraries: ['d3-scale'] })" });
  expect(() => requireLibraries(['d3-scale'], folder.path)).not.toThrow();
});

it.each([
  ['src/list.tsx', 'd3-scale'],
  ['src/list.tsx', 'react/jsx-runtime'],
  ['src/list.tsx', '@console/shared/ui'],
  ['src/list.tsx', '@swc/helpers/_/_using_ctx'],
  ['src/list.module.css', 'some-fonts/inter.woff2'],
  ['node_modules/d3-scale/src/index.js', 'd3-array'],
])('%s may import %s', (path, specifier) => {
  expect(problem(path, specifier)).toBeUndefined();
});

it('names the file that imports another library, in the words of the linter', () => {
  expect(problem('src/list.tsx', 'lodash/chunk')).toMatch(
    /^src\/list\.tsx: A remote imports .*libraries: \['lodash'\]/,
  );
  expect(problem('src/list.tsx', 'react-router')).toContain('@console/shared/router only');
});

it('a file of the SDK is no other area: the gallery names it by its path', () => {
  const gallery = join(import.meta.dirname, '../gallery');
  const of = (specifier: string) =>
    importProblem(join(gallery, 'src/backups/mock.ts'), specifier, [], gallery);
  expect(of('../../../src/mock-service.ts')).toBeUndefined();
  expect(of('../../../../remotes/project/src/area.ts')).toContain('import another remote');
});

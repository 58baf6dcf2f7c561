import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REMOTES } from '../../build/apps.ts';
import * as api from '../../shared/api/generated/operations.ts';
import { importsOf } from '../check/imports.ts';
import { ROOT } from '../machine/files.ts';

/** Sent by devices that request a sign-in, and by the identity provider (docs/screens/operator.md section 8). */
const NOT_FOR_A_BROWSER = ['deviceAccessToken', 'deviceAuthRequest', 'loginSaml'];

const ENTRIES = [
  'shell/src/main.tsx',
  'shell/src/boot.ts',
  ...REMOTES.map((name) => `remotes/${name}/src/area.ts`),
];

const files = new Map(
  globSync('{shared,shell/src,remotes/*/src,e2e}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  })
    .filter((path) => !path.startsWith('shared/api/generated/'))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
/** Tests of the client name its operations without proving a screen. */
const tests = [...files].filter(([path]) => isTest(path) && !path.startsWith('shared/api/'));

/** The modules that the shell and the areas load, now or later; knip and the linter refuse what one of them does not use. */
function loaded(): ReadonlySet<string> {
  const next = Map.groupBy(importsOf(files), ({ from }) => from);
  const found = new Set(ENTRIES);
  for (const path of found) for (const { to } of next.get(path) ?? []) found.add(to);
  return found;
}

/** What a module imports from the client, types left out. */
const importedBy = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@console\/shared\/api'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

const users = Map.groupBy(
  [...loaded()].flatMap((path) => importedBy(files.get(path) ?? '').map((id) => ({ id, path }))),
  ({ id }) => id,
);

/** Tests that name an operation, else those beside the modules that use it or up to two folders above. */
function testsOf(id: string, modules: readonly string[]): readonly string[] {
  const word = new RegExp(`\\b${id}\\b`);
  const naming = tests.flatMap(([path, source]) => (word.test(source) ? [path] : []));
  if (naming.length > 0) return naming;
  const folders = modules.flatMap((path) => [dirname(path), join(path, '../..'), join(path, '../../..')]);
  return tests.flatMap(([path]) => (folders.includes(dirname(path)) ? [path] : []));
}

describe('the operations of the contract', () => {
  const lines = Object.values(api).map(({ id }) => {
    const modules = (users.get(id) ?? []).map(({ path }) => path);
    return { id, modules, tests: testsOf(id, modules) };
  });
  const used = lines.filter(({ modules }) => modules.length > 0);

  // @sheet operator/13.126
  test('are all used by a screen, except those that are not for a browser', () => {
    const rest = lines.filter((line) => !used.includes(line)).map(({ id }) => id);
    expect(rest.toSorted()).toEqual(NOT_FOR_A_BROWSER);
  });

  // @sheet operator/13.126
  test('have a line each, with a module and a test', () => {
    expect(lines).toHaveLength(257);
    expect(used.filter((line) => line.tests.length === 0)).toEqual([]);
  });
});

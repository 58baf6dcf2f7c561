import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, filesBelow, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { specifiersOf } from '../check/imports.ts';
import { PROGRAMS, runNode } from '../machine/process.ts';

/** Programs and modules of the package that nothing else of it imports. */
const ENTRIES = [
  'build/entry-runtime.ts',
  'build/read-routes.ts',
  'mock/src/adapters/browser.ts',
  'mock/src/index.ts',
  'mock/src/server.ts',
  ...[
    'browser',
    'cli',
    'define-remote',
    'lint',
    'mock',
    'mock-service',
    'overlay',
    'register',
    'testing',
    'vitest',
  ].map((name) => `sdk/src/${name}.ts`),
  'shared/env.d.ts',
  'shell/src/globals.d.ts',
  'tools/testing/layers.ts',
];

/** The entries of a workspace package by name, as files of the repository. */
export function entriesOf(folder: string): [entry: string, path: string][] {
  const described = readJson(join(ROOT, folder, 'package.json'));
  const exports = isRecord(described) && isRecord(described['exports']) ? described['exports'] : {};
  return Object.entries(exports).map(([entry, path]) => [entry, String(path)]);
}

const COMPILER = [
  '--noEmit false --incremental false --target es2023 --lib es2024,dom,dom.iterable,esnext.disposable',
  '--module esnext --moduleResolution bundler --jsx react-jsx --strict --exactOptionalPropertyTypes --skipLibCheck',
  '--allowImportingTsExtensions --rewriteRelativeImportExtensions --resolveJsonModule --types node --ignoreConfig',
]
  .join(' ')
  .split(' ');

/**
 * Files other than TypeScript that the package needs in addition to the compiled ones: styles, the props references of the shared
 * entries, and modules of the build, of which only the shell publishes its refresh runtime.
 */
const isAsset = (path: string): boolean =>
  /\.css$|^shared\/[\w-]+\/README\.md$|^build\/(?!publish-refresh)[\w-]+\.js$/.test(path);

/**
 * Writes the JavaScript of modules, and of all that they import, to a folder, at the same relative places as in the repository, so that
 * one source serves both.
 * @throws Error with the compiler's messages
 */
export async function compile(out: string, entries: readonly string[], ...flags: string[]): Promise<void> {
  const args = [...COMPILER, ...flags, '--rootDir', ROOT, '--outDir', out, ...entries];
  const { code, output } = await runNode(PROGRAMS.tsc, args);
  if (code !== 0) throw new Error(output);
}

/** Files that files of a folder import and that do not exist, up to ten. */
function missingFiles(folder: string): string[] {
  const imported = filesBelow(folder)
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) =>
      specifiersOf(path, readFileSync(join(folder, path), 'utf8'))
        .filter((one) => /^\.\.?\/.*\.js$/.test(one))
        .map((one) => join(dirname(path), one)),
    );
  return [...new Set(imported)].filter((path) => !existsSync(join(folder, path))).slice(0, 10);
}

/** Writes the JavaScript and the declarations of the SDK, and its style sheets. */
export async function compileSdk(out: string): Promise<void> {
  const shared = entriesOf('shared').flatMap(([, path]) =>
    /\.tsx?$/.test(path) ? [join('shared', path)] : [],
  );
  // The compiler leaves out what it first finds below node_modules, so the modules that are found there come first
  await compile(out, [...shared, ...ENTRIES], '--declaration');
  const missing = missingFiles(out);
  if (missing.length > 0) throw new Error(`The compiler has left out ${missing.join(', ')}`);
  const folders = ['build', 'shared', 'shell'];
  const assets = folders.flatMap((folder) =>
    filesBelow(join(ROOT, folder)).map((path) => `${folder}/${path}`),
  );
  for (const path of [...assets.filter(isAsset), 'shared/env.d.ts']) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(out, path));
  }
}

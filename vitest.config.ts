import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const CONSOLE = '{shared,shell,remotes,sdk/gallery}/**/*.test.{ts,tsx}';

/** Tests that visit all pages. */
const WALKS = 'tools/walks/**/*.test.tsx';

const exclude = ['**/node_modules/**'];

/** Tests of the console that need a DOM: their first line declares it. */
const withDocument = globSync([CONSOLE, WALKS], { exclude }).filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment'),
);

/**
 * Tests that need separate modules: they replace or reload modules, or change state that lasts as long as a document,
 * such as the user of the tab, and that it is being reloaded.
 */
const withOwnModules = [...withDocument, ...globSync('tools/walks/*.test.ts')].filter((path) =>
  /\bvi\.(mock|doMock|resetModules)\(|\b(useDocuments|openSession|signOut|reloadWithDrafts)\(/.test(
    readFileSync(path, 'utf8'),
  ),
);

/** Tests that run the bundler. */
const BUNDLER = ['build/chunk-tables.test.ts', 'build/federation.test.ts'];

// The programs that tests start, some of them twenty times, are compiled once: each then takes half of the time
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/compile');

/** Unit tests run in Node; a test of components names `happy-dom` in its first line (`// @vitest-environment`). */
export default defineConfig({
  // These tests do not depend on class names of CSS modules.
  css: { modules: { generateScopedName: '[local]' } },
  define: { DEMO: 'false', DEVELOPMENT: 'false', SHARED_VERSION: '"0.0.0"' },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    environment: 'node',
    // The gallery shows the text of a style sheet
    css: { include: [/\?raw$/] },
    // A download link would navigate the document away and break all later tests of the worker
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    setupFiles: ['tools/testing/layers.ts'],
    // Threads start faster than processes. By default one core would be left idle; tests also wait, for timers and programs:
    // with one thread more than cores the same 1,075 tests take 51 s instead of 55.
    pool: 'threads',
    maxWorkers: availableParallelism() + 1,
    // Files with their own modules load these libraries again, each in hundreds of files; as one file they take a third of the time
    deps: { optimizer: { client: { enabled: true, include: ['react-aria-components', 'lucide-react'] } } },
    // Five seconds, the default, are too few on a machine under load for tests that start programs
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The report of a failed test in CI is its message: `[ Array(1) ]` would hide what was found
    chaiConfig: { truncateThreshold: 400 },
    restoreMocks: true,
    unstubGlobals: true,
    // Tests expect dates and times of this time zone.
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: { name: 'modules', include: withOwnModules, isolate: true },
      },
      // Files of one thread share modules and a document, which takes less than half of the time; shared-document.ts removes the
      // state that a file leaves.
      {
        extends: true,
        test: {
          name: 'screens',
          include: withDocument,
          exclude: withOwnModules,
          setupFiles: ['tools/testing/shared-document.ts'],
          isolate: false,
        },
      },
      // Lint rules have no such state: sharing modules reduces the processor time to a third.
      {
        extends: true,
        test: {
          name: 'rules',
          include: [CONSOLE],
          exclude: [...withDocument, ...exclude],
          isolate: false,
        },
      },
      // Files of one thread share modules: loading the mock for every file took half of the run time.
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['{mock,tools,deploy,build,sdk/src}/**/*.test.{ts,tsx}'],
          exclude: [...withDocument, ...withOwnModules, ...exclude, ...BUNDLER],
          isolate: false,
        },
      },
      // The bundler aborts the process when two threads of it have used it
      {
        extends: true,
        test: {
          name: 'bundler',
          include: BUNDLER,
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

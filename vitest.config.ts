import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const CONSOLE = '{shared,shell,remotes}/**/*.test.{ts,tsx}';

/** Walks over all pages; they have the state of a console too. */
const WALKS = 'tools/walks/**/*.test.tsx';

/** Tests of the console that need a document: their first line says so. */
const withDocument = globSync(CONSOLE, { exclude: ['**/node_modules/**'] }).filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment'),
);

/**
 * Those that need modules of their own: they replace modules or load them again, or set what lasts as long as a document, such as the
 * person of the tab and the registry.
 */
const withOwnModules = withDocument.filter((path) =>
  /\bvi\.(mock|doMock|resetModules)\(|\b(useDocuments|openSession|signOut|setConfig|setPerson)\(/.test(
    readFileSync(path, 'utf8'),
  ),
);

/** Unit tests run in Node; a test of components names `happy-dom` in its first line (`// @vitest-environment`). */
export default defineConfig({
  // The classes of CSS modules are not what these tests are about.
  css: { modules: { generateScopedName: '[local]' } },
  define: { DEMO: 'false', DEVELOPMENT: 'false', SHARED_VERSION: '"0.0.0"' },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    environment: 'node',
    // A link that saves a file would lead the document away, and with it all later tests of its worker
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    setupFiles: ['tools/testing/layers.ts'],
    // Threads start faster than processes. By default one core would be left idle.
    pool: 'threads',
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
    // Dates and times in tests are written for this zone and no other.
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: { name: 'modules', include: [...withOwnModules, WALKS], isolate: true },
      },
      // Each file has its own modules. Without, the unit tests take 240 s instead of 281, but in three of five runs a test failed by
      // what another file had left. `SHARED=1` shares them, to find what is left (tools/testing/shared-document.ts takes it away).
      {
        extends: true,
        test: {
          name: 'screens',
          include: withDocument,
          exclude: withOwnModules,
          setupFiles: ['tools/testing/shared-document.ts'],
          isolate: process.env['SHARED'] !== '1',
        },
      },
      // Rules have no such state: sharing modules takes a third of the processor time.
      {
        extends: true,
        test: {
          name: 'rules',
          include: [CONSOLE],
          exclude: [...withDocument, '**/node_modules/**'],
          isolate: false,
        },
      },
      // Files of one thread share modules: loading the mock for every file took half of the time.
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['{mock,tools,deploy,build,sdk}/**/*.test.{ts,tsx}'],
          exclude: [WALKS, '**/node_modules/**', 'sdk/template/**'],
          isolate: false,
        },
      },
    ],
  },
});

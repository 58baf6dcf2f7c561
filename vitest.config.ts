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

/** Unit tests run in Node; a test of components names `happy-dom` in its first line (`// @vitest-environment`). */
export default defineConfig({
  // The classes of CSS modules are not what these tests are about.
  css: { modules: { generateScopedName: '[local]' } },
  define: { DEMO: 'false', DEVELOPMENT: 'false', SHARED_VERSION: '"0.0.0"' },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    environment: 'node',
    setupFiles: ['tools/testing/layers.ts'],
    // Threads start faster than processes. By default one core would be left idle.
    pool: 'threads',
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
    // Dates and times in tests are written for this zone and no other.
    env: { TZ: 'UTC' },
    projects: [
      // The console has state that lasts as long as its document: the session, the cache, the store. Each file gets its own modules.
      {
        extends: true,
        test: { name: 'console', include: [...withDocument, WALKS], isolate: true },
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

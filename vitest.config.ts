import { defineConfig } from 'vitest/config';

/** Unit tests run in Node; a test of components names `happy-dom` in its first line (`// @vitest-environment`). */
export default defineConfig({
  // The classes of CSS modules are not what these tests are about.
  css: { modules: { generateScopedName: '[local]' } },
  define: { DEMO: 'false', SHARED_VERSION: '"0.0.0"' },
  test: {
    include: ['{shared,shell,remotes,mock,tools,deploy,build}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    environment: 'node',
    setupFiles: ['tools/testing/layers.ts'],
    // Threads start faster than processes, and the files of one thread share modules and document: loading react-aria and
    // the mock for every file took half of the time. What a test leaves in a module is for the test itself to remove.
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Dates and times in tests are written for this zone and no other.
    env: { TZ: 'UTC' },
  },
});

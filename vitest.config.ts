import { defineConfig } from 'vitest/config';

/** Unit tests run in Node; a test of components names `happy-dom` in its first line (`// @vitest-environment`). */
export default defineConfig({
  // The classes of CSS modules are not what these tests are about.
  css: { modules: { generateScopedName: '[local]' } },
  define: { DEMO: 'false', SHARED_VERSION: '"0.0.0"' },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    environment: 'node',
    setupFiles: ['tools/testing/layers.ts'],
    // Threads start faster than processes.
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    // Dates and times in tests are written for this zone and no other.
    env: { TZ: 'UTC' },
    projects: [
      // The console has state that lasts as long as its document: the session, the cache, the store. Each file gets its own modules.
      {
        extends: true,
        test: { name: 'console', include: ['{shared,shell,remotes}/**/*.test.{ts,tsx}'], isolate: true },
      },
      // Files of one thread share modules: loading the mock for every file took half of the time.
      {
        extends: true,
        test: { name: 'tools', include: ['{mock,tools,deploy,build}/**/*.test.{ts,tsx}'], isolate: false },
      },
    ],
  },
});

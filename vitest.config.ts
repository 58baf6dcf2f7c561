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
    // Each file has its own module graph; threads start faster than processes.
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    // Dates and times in tests are written for this zone and no other.
    env: { TZ: 'UTC' },
  },
});

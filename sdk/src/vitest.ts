import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { OWN_ENTRIES, PACKAGE } from './package.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * The vitest configuration of an area: the shared modules of the shell, and the mock API in the same process
 * (`renderScreen` of `@console/sdk/testing`). A component test names `happy-dom` in its first line.
 */
export const consoleTests = (): ViteUserConfig => ({
  resolve: {
    alias: [...OWN_ENTRIES].map(([specifier, path]) => ({
      find: new RegExp(`^${escaped(specifier)}$`),
      replacement: path,
    })),
  },
  css: { modules: { generateScopedName: '[local]' } },
  define: { DEMO: 'false', DEVELOPMENT: 'false', SHARED_VERSION: '"0.0.0"' },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: [join(PACKAGE, 'tools/testing/layers.js')],
    server: { deps: { inline: [/@console[\\/]sdk/] } },
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
  },
});

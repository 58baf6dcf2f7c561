import type { RsbuildPlugin, ServerConfig } from '@rsbuild/core';
import { DEFAULT_SETTINGS } from '../shared/contract/config.ts';
import { CONTRACT_VERSION, FEDERATION_VERSION } from '../shared/contract/version.ts';
import { readManifest } from './manifest.ts';
import { sharedVersion } from './shares.ts';

/** URL of a running development shell; set when only a remote is served (`npm run dev -- system`). */
const SHELL_URL = process.env['SHELL_URL'];

/** Development server: one origin for all apps, or one remote in front of a running shell. */
export function devServer(remotes: readonly string[]): ServerConfig {
  const port = Number(process.env['PORT'] ?? (SHELL_URL ? 4100 : 4000));
  const origins = ['http://127.0.0.1:4000', `http://127.0.0.1:${port}`];
  const base: ServerConfig = { host: '127.0.0.1', port, strictPort: true, cors: { origin: origins } };
  if (!SHELL_URL) return { ...base, historyApiFallback: { index: '/index.html' } };
  const own = remotes.map((name) => `/remotes/${name}/`);
  return {
    ...base,
    htmlFallback: false,
    proxy: [
      {
        pathFilter: (path) =>
          !own.some((prefix) => path.startsWith(prefix)) &&
          !path.includes('hot-update') &&
          !path.includes('rsbuild-hmr'),
        target: SHELL_URL,
      },
    ],
  };
}

/** Puts a development registry into the document: plain file names, no hashes, which only development builds accept. */
export function pluginDevDocument(remotes: readonly string[]): RsbuildPlugin {
  return {
    name: 'console:dev-document',
    setup(api) {
      api.modifyHTML(async (html) => {
        const rows = await Promise.all(
          remotes.map(async (name) => ({
            ...(await readManifest(name)),
            entry: `/remotes/${name}/remoteEntry.js`,
            integrity: '',
            contract: CONTRACT_VERSION,
            build: 'development',
            federation: FEDERATION_VERSION,
            shared: sharedVersion,
            assets: [],
            routes: {},
          })),
        );
        const config = {
          version: 1,
          build: 'development',
          shell: { frame: [], shares: {} },
          settings: { ...DEFAULT_SETTINGS, demo: true },
          remotes: rows,
        };
        const json = JSON.stringify(config).replaceAll('<', '\\u003c');
        return html.replace(
          '<!--console-config-->',
          () => `<script type="application/json" id="console-config">${json}</script>`,
        );
      });
    },
  };
}

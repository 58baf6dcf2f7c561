import type { RsbuildPlugin, Rspack, ServerConfig } from '@rsbuild/core';
import { DEFAULT_SETTINGS } from '../shared/contract/config.ts';
import { CONTRACT_VERSION, FEDERATION_VERSION } from '../shared/contract/version.ts';
import { isApiRequest } from '../tools/server/routes.ts';
import { manifestFile, readManifest } from './manifest.ts';
import { sharedVersion } from './shares.ts';

/** URL of a running development shell; set when only a remote is served (`npm run dev -- system`). */
const CONSOLE_URL = process.env['DEV_CONSOLE'];

/** URL of the API that gets the calls; without one, the mock API in the page answers (`npm run dev -- --api URL`). */
const API = process.env['DEV_API'];

type Proxy = Exclude<NonNullable<ServerConfig['proxy']>, Record<string, unknown>>[number];

/** Forwards calls and websockets to an API, with headers of the API's own origin, and cookies that a browser keeps without TLS. */
const apiProxy = (target: string): Proxy => ({
  pathFilter: (path, { method = 'GET' }) => path.startsWith('/apis/') || isApiRequest(method, path, true),
  target,
  changeOrigin: true,
  ws: true,
  cookieDomainRewrite: '',
  on: {
    proxyReq(request) {
      if (request.hasHeader('origin')) request.setHeader('origin', new URL(target).origin);
    },
    proxyRes({ headers }) {
      const cookies = headers['set-cookie']?.map((cookie) => cookie.replaceAll(/;\s*secure/gi, ''));
      if (cookies) headers['set-cookie'] = cookies;
    },
  },
});

/** Development server: one origin for all apps, or one remote in front of a running shell. */
export function devServer(remotes: readonly string[]): ServerConfig {
  const port = Number(process.env['PORT'] ?? (CONSOLE_URL ? 4100 : 4000));
  const origins = ['http://127.0.0.1:4000', `http://127.0.0.1:${port}`];
  const base: ServerConfig = { host: '127.0.0.1', port, strictPort: true, cors: { origin: origins } };
  if (!CONSOLE_URL)
    return {
      ...base,
      historyApiFallback: { index: '/index.html' },
      ...(API && { proxy: [apiProxy(API)] }),
    };
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
        target: CONSOLE_URL,
      },
    ],
  };
}

/** Puts a development registry into the document: plain file names, no hashes, which only development builds accept. */
export function pluginDevDocument(remotes: readonly string[]): RsbuildPlugin {
  return {
    name: 'console:dev-document',
    setup(api) {
      // A changed manifest is a change of the document: it is written again, and open pages are reloaded
      api.modifyRspackConfig((_, { appendPlugins }) =>
        appendPlugins({
          apply({ hooks }: Rspack.Compiler) {
            hooks.afterCompile.tap('console:dev-document', ({ fileDependencies }) => {
              for (const name of remotes) fileDependencies.add(manifestFile(name));
            });
          },
        }),
      );
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
          settings: { ...DEFAULT_SETTINGS, demo: API === undefined },
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

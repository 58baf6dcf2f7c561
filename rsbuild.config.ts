import { resolve } from 'node:path';
import { defineConfig, type EnvironmentConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { federationOptions, ownRuntime } from './build/federation.ts';
import { sharedVersion } from './build/shares.ts';
import { pluginRow } from './build/row.ts';
import { pluginShellFiles } from './build/shell-files.ts';
import { pluginSubjects } from './build/subjects.ts';
import { devServer, pluginDevDocument } from './build/dev-server.ts';
import { REMOTES } from './build/apps.ts';
import { classNames } from './build/class-names.ts';
import { pluginIcons } from './build/icons.ts';
import { layerOrderPlugin } from './build/layer-order.ts';
import { pluginRouterWithoutActions } from './build/router-without-actions.ts';

const dev = process.argv.includes('dev');
const file = (path: string) => resolve(import.meta.dirname, path);

// What every page of the frame needs is one file, what every list adds another: fewer requests, and brotli sees them whole.
const FRAME_MODULES = new RegExp(
  [
    'shared/ui/(index|aria/load|basic/(?!meter)|layers/(?!code|disclosure|progress|segmented|tabs|use-tab))',
    'shared/(query/(?!read-rows)|format/|actions/)',
    'build/(query-without-mutations|icon)',
    'shell/src/(frame/|place/|device/(?!theme)|demo/(?!preview-modal|demo-controls))',
    '(lucide-react|@tanstack/react-query|@tanstack/query-core)/',
  ].join('|'),
);
/** As react-router's browser code imports them (build/router-without-server.js). */
const ROUTER_SERVER_MODULES = /^\.\/((dom\/)?ssr\/components|instrumentation)\.js$/;
/** As TanStack Query's client and queries import them (build/query-without-mutations.js). */
const MUTATION_MODULES = /^\.\/(mutationCache|infiniteQueryBehavior)\.js$/;
/** A library in a file of its own name, with a budget of its own (docs/decisions/013-diagram.md). */
const DIAGRAM_MODULES = /@dagrejs\//;
const TABLE_MODULES = /shared\/table\/(?!viewed\/)|@tanstack\/(react-table|table-core)\//;
/** The library that reads certificates, in one file with the code that uses it (docs/decisions/014-certificates.md). */
const CERTIFICATE_MODULES = /node_modules\/(@peculiar|asn1js|pvutils|pvtsutils|tslib)\//;
const group = (name: string, test: RegExp) => ({ name, test, chunks: 'async' as const, enforce: true });

/** Chunks that every page of the frame loads. */
const FRAME_CHUNKS = new Set<string | undefined>(['frame', 'query', 'ui']);
/** The part of the bundler's graph that tells which chunks a module is in. */
interface ModuleChunks {
  getModuleChunks(module: Rspack.Module): readonly { readonly name?: string | undefined }[];
}
/** Modules of the frame's file: what only a lazy part uses, such as an icon of the search, stays with that part. */
const frameGroup = {
  ...group('frame', FRAME_MODULES),
  test: (module: Rspack.Module, { chunkGraph }: { chunkGraph: ModuleChunks }) =>
    FRAME_MODULES.test(module.nameForCondition() ?? '') &&
    [...chunkGraph.getModuleChunks(module)].some(({ name }) => FRAME_CHUNKS.has(name)),
};

/** Names of classes as short as a built site needs them (build/class-names.ts). */
const cssLoader = (name: string): NonNullable<NonNullable<EnvironmentConfig['tools']>['cssLoader']> =>
  dev
    ? {}
    : (options) => {
        if (typeof options.modules === 'object') options.modules.getLocalIdent = classNames(name);
      };

/** What all apps have in common. */
const common = (name: string): EnvironmentConfig => ({
  output: {
    filename: {
      js: dev ? '[name].js' : '[name].[contenthash:8].js',
      css: dev ? '[name].css' : '[name].[contenthash:8].css',
    },
    // The names of built sheets: build/class-names.ts
    cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
    sourceMap: { js: dev ? 'cheap-module-source-map' : false },
    legalComments: 'none',
    minify: {
      jsOptions: {
        minimizerOptions: {
          ecma: 2022,
          compress: { passes: 4, ecma: 2022 },
          format: { comments: false, ecma: 2022 },
        },
      },
    },
    // The first versions with light-dark() and Trusted Types or no need of them; nothing is rewritten for older ones.
    overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5'],
    dataUriLimit: 0,
  },
  splitChunks: { preset: 'none' },
});

const rspack =
  (
    name: string,
    more?: (config: Rspack.Configuration, core: typeof import('@rsbuild/core').rspack) => void,
  ) =>
  (config: Rspack.Configuration, { rspack: core }: { rspack: typeof import('@rsbuild/core').rspack }) => {
    config.output = {
      ...config.output,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8_000,
      uniqueName: `console_${name}`,
    };
    config.plugins = [
      ...(config.plugins ?? []),
      new core.NormalModuleReplacementPlugin(
        /(^|[\\/])(?!en-US)[a-z]{2}-[A-Z]{2}\.(mjs|js|cjs)$/,
        file('build/empty.js'),
      ),
      new core.NormalModuleReplacementPlugin(ROUTER_SERVER_MODULES, file('build/router-without-server.js')),
      new core.NormalModuleReplacementPlugin(MUTATION_MODULES, file('build/query-without-mutations.js')),
      layerOrderPlugin(core),
    ];
    more?.(config, core);
  };

/** A remote: one exposed module, nothing shared but what the shell provides, relocatable. */
const remote = (name: string): EnvironmentConfig => {
  const base = common(name);
  return {
    ...base,
    // Public pages are small enough to be a file each; what they share is not worth another request.
    splitChunks:
      name === 'auth'
        ? false
        : {
            preset: 'none',
            cacheGroups: {
              certificates: group('certificate-reader', CERTIFICATE_MODULES),
              diagram: group('diagram', DIAGRAM_MODULES),
            },
          },
    dev: { assetPrefix: `/remotes/${name}/` },
    output: {
      ...base.output,
      distPath: { root: `dist/remotes/${name}`, js: '', css: '', jsAsync: '', cssAsync: '' },
      assetPrefix: 'auto',
    },
    tools: {
      htmlPlugin: false,
      cssLoader: cssLoader(name),
      rspack: rspack(name, (config, core) => {
        config.entry = {};
        config.plugins?.push(ownRuntime(core));
        if (dev)
          config.plugins?.push(
            new core.NormalModuleReplacementPlugin(
              /^react-refresh\/runtime$/,
              file('build/refresh-from-shell.js'),
            ),
          );
      }),
    },
    plugins: [
      pluginModuleFederation(federationOptions(name, dev), { environment: name }),
      ...(dev ? [] : [pluginSubjects(name), pluginRow(name)]),
    ],
  };
};

/**
 * The shell: a plain app that happens to host the federation. `monolith` is the benchmark's baseline: the same sources
 * with the remotes linked in.
 */
const shell = (name: string, demo: boolean, monolith = false): EnvironmentConfig => {
  const base = common('shell');
  return {
    ...base,
    source: {
      entry: { index: './shell/src/main.tsx' },
      ...(dev ? { preEntry: ['./build/publish-refresh.js'] } : {}),
      define: {
        DEMO: JSON.stringify(demo),
        DEVELOPMENT: JSON.stringify(dev),
        SHARED_VERSION: JSON.stringify(sharedVersion),
      },
    },
    html: {
      favicon: './shell/favicon.svg',
      template: './shell/index.html',
      scriptLoading: 'defer',
      inject: 'head',
    },
    output: {
      ...base.output,
      distPath: {
        root: `dist/${name}`,
        js: 'assets',
        css: 'assets',
        jsAsync: 'assets',
        cssAsync: 'assets',
        font: 'assets',
        svg: 'assets',
      },
      assetPrefix: '/',
    },
    tools: {
      // Fonts are beside the sheet that names them: a site may be served below a path (docs/hosting.md)
      cssExtract: { loaderOptions: { publicPath: 'auto' } },
      cssLoader: cssLoader('shell'),
      rspack: rspack('shell', (config, core) => {
        if (monolith)
          config.plugins?.push(
            new core.NormalModuleReplacementPlugin(/^\.\/loader\.ts$/, file('build/monolith/loader.ts')),
          );
      }),
    },
    splitChunks: {
      preset: 'none',
      cacheGroups: { frame: frameGroup, table: group('table', TABLE_MODULES) },
    },
    plugins: [dev ? pluginDevDocument(REMOTES) : pluginShellFiles()],
  };
};

export default defineConfig({
  plugins: [pluginReact(), ...(dev ? [] : [pluginIcons(), pluginRouterWithoutActions()])],
  dev: { lazyCompilation: false },
  security: { sri: { enable: 'auto' } },
  performance: { printFileSize: false },
  server: devServer(process.env['DEV_REMOTES']?.split(',') ?? REMOTES),
  environments: {
    ...(dev ? {} : { shell: shell('shell', false) }),
    'shell-demo': shell('shell-demo', true),
    ...(process.env['MONOLITH'] ? { monolith: shell('monolith', false, true) } : {}),
    ...Object.fromEntries(REMOTES.map((name) => [name, remote(name)])),
  },
});

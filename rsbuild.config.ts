import { defineConfig, type EnvironmentConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { buildFile, bundler, eagerCompilation, common, group } from './build/app-config.ts';
import { OFFER_META, sharedVersion } from './build/shares.ts';
import { pluginShellFiles } from './build/shell-files.ts';
import { devServer, pluginDevDocument } from './build/dev-server.ts';
import { REMOTES } from './build/apps.ts';
import { pluginIcons } from './build/icons.ts';
import { remoteEnvironment } from './build/remote.ts';
import { MAPS, ownSource } from './build/source.ts';

const dev = process.argv.includes('dev');

// The modules that nearly every page of the frame needs are one file: fewer requests, and better compression. Nine pages
// of ten have a table, and the frame is rendered together with the page (docs/decisions/027-order-of-a-start.md).
const FRAME_MODULES = new RegExp(
  [
    'shared/ui/(index|aria/load|basic/(?!meter)|layers/(?!code|disclosure|progress|segmented|tabs|use-tab))',
    'shared/(query/(?!read-rows)|table/(?!viewed/)|format/|actions/)',
    'build/icon',
    'shell/src/(frame/|place/|device/(?!theme)|demo/(?!preview-modal|demo-controls))',
    '(lucide-react|@tanstack/react-query|@tanstack/query-core)/',
  ].join('|'),
);

/** Chunks that every page of the frame loads. */
const FRAME_CHUNKS = new Set<string | undefined>(['frame', 'query', 'ui', 'table']);
/** The part of the bundler's graph that maps a module to its chunks. */
interface ModuleChunks {
  getModuleChunks(module: Rspack.Module): readonly { readonly name?: string | undefined }[];
}
/**
 * Modules of the frame's file. A module that only a lazy part uses, such as an icon of the search, stays in the chunk
 * of that part.
 */
const frameGroup = {
  ...group('frame', FRAME_MODULES),
  test: (module: Rspack.Module, { chunkGraph }: { chunkGraph: ModuleChunks }) =>
    FRAME_MODULES.test(module.nameForCondition() ?? '') &&
    [...chunkGraph.getModuleChunks(module)].some(({ name }) => FRAME_CHUNKS.has(name)),
};

/**
 * The shell: an ordinary app that also is the host of the federation. `monolith` is the benchmark's baseline: the
 * same sources with the remotes linked in, as an ordinary bundle without hints to the browser.
 */
const shell = (name: string, demo: boolean, monolith = false): EnvironmentConfig => {
  const base = common('shell', dev);
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
      meta: OFFER_META,
    },
    output: {
      ...base.output,
      distPath: {
        root: `${MAPS ?? 'dist'}/${name}`,
        js: 'assets',
        css: 'assets',
        jsAsync: 'assets',
        cssAsync: 'assets',
        font: 'assets',
        svg: 'assets',
        image: 'assets',
      },
      assetPrefix: '/',
    },
    tools: {
      // Font URLs are relative to their style sheet: a site may be served below a path (docs/hosting.md)
      cssExtract: { loaderOptions: { publicPath: 'auto' } },
      rspack: bundler('shell', (config, core) => {
        if (monolith)
          config.plugins?.push(
            new core.NormalModuleReplacementPlugin(/^\.\/loader\.ts$/, buildFile('monolith/loader.ts')),
          );
        else if (!dev) config.plugins?.push(eagerCompilation(core));
      }),
    },
    splitChunks: {
      preset: 'none',
      cacheGroups: { frame: frameGroup },
    },
    plugins: [dev ? pluginDevDocument(REMOTES) : pluginShellFiles()],
  };
};

export default defineConfig({
  plugins: [pluginReact(), ...(dev ? [] : [pluginIcons()])],
  dev: { lazyCompilation: false },
  security: { sri: { enable: 'auto' } },
  performance: { printFileSize: false },
  server: devServer(process.env['DEV_REMOTES']?.split(',') ?? REMOTES),
  environments: {
    ...(dev ? {} : { shell: shell('shell', false) }),
    'shell-demo': shell('shell-demo', true),
    ...(process.env['MONOLITH'] ? { monolith: shell('monolith', false, true) } : {}),
    ...Object.fromEntries(REMOTES.map((name) => [name, remoteEnvironment(ownSource(name), dev)])),
  },
});

import { resolve } from 'node:path';
import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { layerOrderPlugin } from './layer-order.ts';
import { classStart } from './remote-styles.ts';
import { MAPS } from './source.ts';

type Core = typeof import('@rsbuild/core').rspack;

/** Absolute path of a JavaScript file of the build. */
export const buildFile = (name: string): string => resolve(import.meta.dirname, name);

/** A separate chunk for the modules that match a pattern. */
export const group = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: 'async' as const,
  enforce: true,
});

/** Configuration shared by the shell and all remotes. */
export const common = (name: string, dev: boolean): EnvironmentConfig => ({
  output: {
    filename: {
      js: dev ? '[name].js' : '[name].[contenthash:8].js',
      css: dev ? '[name].css' : '[name].[contenthash:8].css',
    },
    // The name of the app is in the class, or two apps with equal paths would share one (build/remote-styles.ts)
    cssModules: {
      localIdentName: dev ? `${name}-[local]-[hash:base64:5]` : `${classStart(name)}-A0[hash:base64:6]`,
    },
    sourceMap: { js: dev ? 'cheap-module-source-map' : MAPS !== undefined && 'hidden-source-map' },
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
    // The first versions that support light-dark() and support or do not need Trusted Types; nothing is transpiled
    // for older ones.
    overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5'],
    dataUriLimit: 0,
  },
  splitChunks: { preset: 'none' },
});

/**
 * Lets Chromium compile the functions of a file while it is downloaded, in its own thread, instead of one by one when
 * they are first called: the start of a page has a third less work on the main thread (docs/decisions/027-order-of-a-start.md).
 * Other browsers ignore the comment.
 */
export const eagerCompilation = (core: Core): Rspack.RspackPluginInstance =>
  new core.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which removes comments, and before source maps (tools/build/sizes.ts reads them) and hashes
    stage: core.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Bundler configuration of every app, extended by `more`. */
export const bundler =
  (name: string, more?: (config: Rspack.Configuration, core: Core) => void) =>
  (config: Rspack.Configuration, { rspack: core }: { rspack: Core }): void => {
    // The guides of the settings (docs/guides)
    config.module?.rules?.push({ test: /\.md$/, resourceQuery: /^\?raw$/, type: 'asset/source' });
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
        buildFile('empty.js'),
      ),
      layerOrderPlugin(core),
    ];
    more?.(config, core);
  };

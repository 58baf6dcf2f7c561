import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { rspack } from '@rsbuild/core';
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';
import { consumedShares } from './shares.ts';
import type { RemoteSource } from './source.ts';

/** The options of the federation plugin for a remote: one exposed module, and only shared modules of the shell. */
export const federationOptions = ({ name, area }: Pick<RemoteSource, 'name' | 'area'>, dev: boolean) =>
  ({
    // A global variable, so not the bare name.
    name: `console_${name}`,
    exposes: { './area': area },
    shared: consumedShares,
    filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    // The default would make every registered remote a condition of the start.
    shareStrategy: 'loaded-first',
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  }) satisfies ModuleFederationOptions;

/** The start of the runtime that the plugin adds to every entry. */
const START = /^@module-federation\/runtime\/rspack\.js!=!/;

/**
 * Replaces it by our own start of the runtime (docs/decisions/002). In the SDK the files of the build are JavaScript.
 */
export const ownRuntime = (core: Pick<typeof rspack, 'NormalModuleReplacementPlugin'>) =>
  new core.NormalModuleReplacementPlugin(
    START,
    fileURLToPath(new URL(`entry-runtime${extname(import.meta.url)}`, import.meta.url)),
  );

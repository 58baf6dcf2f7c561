import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';
import { consumedShares } from './shares.ts';

/** What the federation plugin is told about a remote: one exposed module, and nothing shared but what the shell has. */
export const federationOptions = (name: string, dev: boolean) =>
  ({
    // A global variable, so not the bare name.
    name: `console_${name}`,
    exposes: { './area': `./remotes/${name}/src/area.ts` },
    shared: consumedShares,
    filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    // The default would make every registered remote a condition of the start.
    shareStrategy: 'loaded-first',
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  }) satisfies ModuleFederationOptions;

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));

/** The runtime that the plugin would put into every entry, and what stands there instead (docs/decisions/002). */
export const runtimeAlias = {
  [tools.resolve('@module-federation/webpack-bundler-runtime')]: fileURLToPath(
    new URL('mf-from-shell.js', import.meta.url),
  ),
};

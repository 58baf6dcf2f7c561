import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';
import { consumedShares } from './shares.ts';
import type { RemoteSource } from './source.ts';

/** What the federation plugin is told about a remote: one exposed module, and nothing shared but what the shell has. */
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

const own = createRequire(import.meta.url);

/** The run time that a release of the plugin would put into every entry, and what stands there instead (docs/decisions/002). */
export function runtimeAliasOf(plugin: string): Record<string, string> {
  const tools = createRequire(createRequire(own.resolve(plugin)).resolve('@module-federation/runtime-tools'));
  const replaced = tools.resolve('@module-federation/webpack-bundler-runtime');
  return { [replaced]: fileURLToPath(new URL(`entry-runtime${extname(import.meta.url)}`, import.meta.url)) };
}

/** The same for the release that this repository builds with. */
export const runtimeAlias = runtimeAliasOf('@module-federation/enhanced');

import type { EnvironmentConfig } from '@rsbuild/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { buildFile, bundler, eagerCompilation, common, group } from './app-config.ts';
import { leavePlaces } from './chunk-tables.ts';
import { federationOptions, ownRuntime } from './federation.ts';
import { pluginRow } from './row.ts';
import type { RemoteSource } from './source.ts';
import { pluginSubjects } from './subjects.ts';

/** The chunk of the module that the container exposes, as the federation plugin names it. */
const AREA_CHUNK = '__federation_expose_area';
/** A library in a separate named file with its own budget (docs/decisions/013-diagram.md). */
const DIAGRAM_MODULES = /@dagrejs\//;
/**
 * Code that follows a change until it ends: in a separate file, since pages of several subjects and the largest form
 * use it.
 */
const FOLLOWING_MODULES = /shared\/actions\/(follow|phases)\./;
/**
 * Code that evaluates the state of the rack's network: the pages of its health and of a change of port settings, the
 * overview, the setup and the chip beside a title use it.
 */
const NETWORK_MODULES = /networking\/health\/(use-network|use-verdict|verdict|uplinks)\./;
/**
 * The minimum size in bytes of source at which code that several pages share becomes a separate file. Each such file
 * costs every page that needs it a request, and adds its hash to the entry and the list of pages: with 20,000, the
 * bundler's default, a list of instances has 1.3 KB more, a tab of an instance 3.4, the silos 1.3. In return all
 * files of an area together are 9 to 18% larger, but they are never loaded together (docs/decisions/021-bytes.md).
 */
const LEAST_SHARED = 50_000;
/** The library that reads certificates, in one file with the code that uses it (docs/decisions/014-certificates.md). */
const CERTIFICATE_MODULES = /node_modules\/(@peculiar|asn1js|pvutils|pvtsutils|tslib)\//;

/**
 * Code that nearly every page of an area with actions uses is in the file of the area, which every page loads: the
 * bundler would put a copy beside each set of pages that share it, and a page of two files, such as a tab, would have
 * two.
 */
const ACTION_MODULES =
  /shared\/(routing\/|actions\/(run|say|delete-action)|format\/(dates|durations|intl))|build\/icon|lucide-react\/dist\/esm\/icons\/(pencil|trash)\./;

/** A remote: one exposed module, shares only the modules that the shell provides, relocatable. */
export function remoteEnvironment(source: RemoteSource, dev: boolean): EnvironmentConfig {
  const { name, out, isSmall = false, keepsTable = false, hasActions = false } = source;
  const base = common(name, dev);
  return {
    ...base,
    // Public pages are small enough to be a file each; their common code is not worth another request.
    splitChunks: isSmall
      ? false
      : {
          preset: 'none',
          minSize: LEAST_SHARED,
          cacheGroups: {
            certificates: group('certificate-reader', CERTIFICATE_MODULES),
            diagram: group('diagram', DIAGRAM_MODULES),
            following: group('following', FOLLOWING_MODULES),
            network: group('network-state', NETWORK_MODULES),
            ...(hasActions ? { area: group(AREA_CHUNK, ACTION_MODULES) } : {}),
          },
        },
    dev: { assetPrefix: `/remotes/${name}/` },
    output: {
      ...base.output,
      distPath: { root: out, js: '', css: '', jsAsync: '', cssAsync: '', image: '' },
      assetPrefix: 'auto',
    },
    tools: {
      htmlPlugin: false,
      rspack: bundler(name, (config, core) => {
        config.entry = {};
        config.plugins?.push(ownRuntime(core), ...(dev || keepsTable ? [] : [leavePlaces]));
        if (dev)
          config.plugins?.push(
            new core.NormalModuleReplacementPlugin(
              /^react-refresh\/runtime$/,
              buildFile('refresh-from-shell.js'),
            ),
          );
        else config.plugins?.push(eagerCompilation(core));
      }),
    },
    plugins: [
      pluginModuleFederation(federationOptions(source, dev), { environment: name }),
      ...(dev || keepsTable ? [] : [pluginSubjects(source)]),
      ...(dev ? [] : [pluginRow(source)]),
    ],
  };
}

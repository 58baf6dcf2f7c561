import type { EnvironmentConfig } from '@rsbuild/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { buildFile, bundler, common, group } from './app-config.ts';
import { federationOptions, ownRuntime } from './federation.ts';
import { pluginRow } from './row.ts';
import type { RemoteSource } from './source.ts';
import { pluginSubjects } from './subjects.ts';

/** A library in a file of its own name, with a budget of its own (docs/decisions/013-diagram.md). */
const DIAGRAM_MODULES = /@dagrejs\//;
/** The library that reads certificates, in one file with the code that uses it (docs/decisions/014-certificates.md). */
const CERTIFICATE_MODULES = /node_modules\/(@peculiar|asn1js|pvutils|pvtsutils|tslib)\//;

/** A remote: one exposed module, nothing shared but what the shell provides, relocatable. */
export function remoteEnvironment(source: RemoteSource, dev: boolean): EnvironmentConfig {
  const { name, out, isSmall = false, keepsTable = false } = source;
  const base = common(name, dev);
  return {
    ...base,
    // Public pages are small enough to be a file each; what they share is not worth another request.
    splitChunks: isSmall
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
      distPath: { root: out, js: '', css: '', jsAsync: '', cssAsync: '' },
      assetPrefix: 'auto',
    },
    tools: {
      ...base.tools,
      htmlPlugin: false,
      rspack: bundler(name, (config, core) => {
        config.entry = {};
        config.plugins?.push(ownRuntime(core));
        if (dev)
          config.plugins?.push(
            new core.NormalModuleReplacementPlugin(
              /^react-refresh\/runtime$/,
              buildFile('refresh-from-shell.js'),
            ),
          );
      }),
    },
    plugins: [
      pluginModuleFederation(federationOptions(source, dev), { environment: name }),
      ...(dev || keepsTable ? [] : [pluginSubjects(source)]),
      ...(dev ? [] : [pluginRow(source)]),
    ],
  };
}

import { extname, join, relative } from 'node:path';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { remoteEnvironment } from '../../build/remote.ts';
import type { RemoteSource } from '../../build/source.ts';
import type { AreaManifest } from '../../shared/contract/area.ts';
import { pluginImports, requireLibraries } from './libraries.ts';
import { BUDGETS, pluginLimits, type Budgets } from './limits.ts';
import { currentMode, OUT } from './mode.ts';
import { OWN_ENTRIES } from './package.ts';
import { pluginStyles } from './styles.ts';
import { requireVersions } from './versions.ts';

/** Build options that a team may set for its area. */
export interface RemoteOptions {
  /** Folder of the package; the current folder when absent. */
  folder?: string;
  /** Limits that differ from those of the console's own areas, in bytes (brotli). */
  budgets?: Partial<Budgets>;
  /**
   * Packages of npm that the area bundles, by name: `['d3-scale']`. Linter and build refuse all others. Written as a list of names in
   * quotes, because the linter reads it without executing it.
   */
  libraries?: readonly string[];
}

/** Import specifiers of `@console/shared` and `@console/mock`, each in full. */
const aliases = Object.fromEntries([...OWN_ENTRIES].map(([specifier, path]) => [`${specifier}$`, path]));

const OVERLAY = join(import.meta.dirname, `overlay${extname(import.meta.filename)}`);

/** Adds the part that follows the builds of the development server. */
const pluginReload = (area: string): RsbuildPlugin => ({
  name: 'console:reload',
  setup(api) {
    api.transform(
      { test: (path: string) => relative(area, path) === '' },
      ({ code }) => `${code}\nimport { followBuilds } from ${JSON.stringify(OVERLAY)};\nfollowBuilds();\n`,
    );
  },
});

/**
 * The rsbuild configuration of an area outside of the console's repository: `export default defineRemote(manifest)` in
 * `rsbuild.config.ts`. The build is federated, has an integrity value for each file, takes its shared modules from the shell, and
 * fails when it contains a library of the shell or exceeds a budget. Its output is a folder that `deploy publish`
 * accepts.
 */
export function defineRemote(manifest: AreaManifest, options: RemoteOptions = {}): RsbuildConfig {
  const { folder = process.cwd(), budgets, libraries = [] } = options;
  const { name } = manifest;
  const mode = currentMode();
  requireVersions(folder);
  requireLibraries(libraries, folder);
  const source: RemoteSource = {
    name,
    root: folder,
    folder,
    area: './src/area.ts',
    out: OUT[mode],
    manifest: async () => manifest,
    keepsTable: mode === 'reload',
  };
  const environment = remoteEnvironment(source, mode === 'hot');
  return {
    root: folder,
    dev: { lazyCompilation: false },
    server: { cors: { origin: [] } },
    security: { sri: { enable: 'auto' } },
    performance: { printFileSize: false },
    environments: {
      [name]: {
        ...environment,
        // The paths of tsconfig.json point to declarations, not to sources
        resolve: { aliasStrategy: 'prefer-alias', alias: aliases },
        output: {
          ...environment.output,
          ...(mode === 'reload' && { minify: false, sourceMap: { js: 'cheap-module-source-map' as const } }),
        },
        plugins: [
          pluginReact(),
          ...(environment.plugins ?? []),
          pluginStyles(name, folder),
          // With hot reload the compiler adds its own imports to each source
          ...(mode === 'hot' ? [] : [pluginImports(libraries, folder)]),
          ...(mode === 'build' ? [pluginLimits(name, { ...BUDGETS, ...budgets })] : []),
          ...(mode === 'reload' ? [pluginReload(`${folder}/src/area.ts`)] : []),
        ],
      },
    },
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTRACT_VERSION, FEDERATION_VERSION } from '../shared/contract/version.ts';
import { LAZY_FILES, buildId, integrityOf, lazyFiles, pinned, writeFileList, writeOrigin } from './files.ts';
import { readManifest } from './manifest.ts';
import { chunkNamesByPath } from './route-chunks.ts';
import { LAZY_SHARES, sharedVersion } from './shares.ts';

/** Writes `row.json`: what the registry says of this build, with URLs relative to its folder. */
export function pluginRow(name: string): RsbuildPlugin {
  return {
    name: `console:row-${name}`,
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ environment, stats }) => {
        if (environment.name !== name || !stats || stats.hasErrors()) return;
        const root = environment.distPath;
        const json = stats.toJson({
          all: false,
          assets: true,
          chunkGroups: true,
          chunks: true,
          chunkModules: true,
          ids: true,
        });
        const names = (json.assets ?? []).map((asset) => asset.name);
        const entry = names.find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
        if (!entry) throw new Error(`${name}: the build has no entry`);
        const groups = json.namedChunkGroups ?? {};
        const filesOf = (chunk: string) =>
          pinned(
            root,
            (groups[chunk]?.assets ?? []).map((asset) => asset.name),
          );
        const exposed = Object.keys(groups).find((chunk) => chunk.includes('expose_area')) ?? '';
        const assets = filesOf(exposed).filter(([file]) => file !== entry);
        const common = new Set(assets.map(([file]) => file));
        const sharesOf = (chunk: string) => {
          const ids = new Set(groups[chunk]?.chunks ?? []);
          const modules = (json.chunks ?? [])
            .filter((one) => one.id !== undefined && one.id !== null && ids.has(one.id))
            .flatMap((one) => (one.modules ?? []).map((module) => module.name ?? module.identifier ?? ''));
          return LAZY_SHARES.filter((share) =>
            modules.some((module) => new RegExp(`@console/shared/${share}(?![\\w/-])`).test(module)),
          );
        };
        const manifest = await readManifest(name);
        const routesSource = readFileSync(
          new URL(`../remotes/${name}/src/routes.ts`, import.meta.url),
          'utf8',
        );
        const routes = Object.fromEntries(
          chunkNamesByPath(routesSource).map(([path, chunk, around]) => {
            const chunks = [...around, chunk];
            const files = new Map(chunks.flatMap((one) => filesOf(one)));
            return [
              path,
              {
                files: [...files].filter(([file]) => !common.has(file) && file !== entry),
                shares: [...new Set(chunks.flatMap((one) => sharesOf(one)))],
              },
            ];
          }),
        );
        const row = {
          ...manifest,
          entry,
          integrity: integrityOf(join(root, entry)),
          contract: CONTRACT_VERSION,
          build: buildId(names, JSON.stringify(manifest)),
          federation: FEDERATION_VERSION,
          shared: sharedVersion,
          assets,
          routes,
        };
        writeFileSync(join(root, 'row.json'), JSON.stringify(row, null, 2));
        const chunks = lazyFiles(groups, (file) => file === entry);
        writeFileSync(join(root, LAZY_FILES), JSON.stringify(chunks, null, 2));
        writeOrigin(root, `remotes/${name}`);
        writeFileList(root);
      });
    },
  };
}

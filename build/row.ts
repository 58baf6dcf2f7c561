import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTRACT_MINOR, CONTRACT_VERSION, FEDERATION_VERSION } from '../shared/contract/version.ts';
import { LAZY_FILES, buildId, integrityOf, lazyFiles, pinned, writeFileList, writeOrigin } from './files.ts';
import { chunksOfSubjects, writeChunkTables } from './chunk-tables.ts';
import { chunksOfScreens } from './route-chunks.ts';
import { routeFacts } from './route-facts.ts';
import { requirePlaces } from './manifest.ts';
import { refuseLeaks } from './remote-styles.ts';
import { writeBom } from './provenance.ts';
import { LAZY_SHARES, reactVersion, sharedVersion } from './shares.ts';
import type { RemoteSource } from './source.ts';
import { isSubjectChunk } from './subjects.ts';

/** Writes `row.json`: the registry's entry for this build, with URLs relative to its folder. */
export function pluginRow(source: RemoteSource): RsbuildPlugin {
  const { name, folder, isSmall = false, keepsTable = false } = source;
  return {
    name: `console:row-${name}`,
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ environment, stats }) => {
        if (environment.name !== name || !stats || stats.hasErrors()) return;
        const root = environment.distPath;
        refuseLeaks(name, root);
        const json = stats.toJson({
          all: false,
          assets: true,
          chunkGroups: true,
          chunks: true,
          chunkModules: true,
          ids: true,
        });
        const assets = (json.assets ?? []).map((asset) => asset.name);
        const found = assets.find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
        if (!found) throw new Error(`${name}: the build has no entry`);
        const chunkGroups = [...stats.compilation.chunkGroups];
        const subjects = chunksOfSubjects(chunkGroups, isSubjectChunk);
        const { chunks: built = [] } = json;
        const { chunkLoadingGlobal: global = '' } = stats.compilation.outputOptions;
        const renamed = keepsTable
          ? new Map<string, string>()
          : writeChunkTables({ folder: root, entry: found, chunks: built, global }, subjects);
        const nameOf = (file: string) => renamed.get(file) ?? file;
        const names = assets.map(nameOf);
        const entry = nameOf(found);
        const groups = Object.fromEntries(
          Object.entries(json.namedChunkGroups ?? {}).map(([chunk, { assets = [], chunks = [] }]) => [
            chunk,
            { chunks, assets: assets.map((asset) => ({ name: nameOf(asset.name) })) },
          ]),
        );
        const filesOf = (chunk: string) =>
          (groups[chunk]?.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
        /** The chunk of the table that contains a screen; undefined when the area's own file contains the table. */
        const subjectOf = (chunk: string) =>
          chunkGroups.find(
            ({ name: group, childrenIterable }) =>
              isSubjectChunk(group) && [...childrenIterable].some((child) => child.name === chunk),
          )?.name;
        const exposed = Object.keys(groups).find((chunk) => chunk.includes('expose_area')) ?? '';
        const common = new Set(filesOf(exposed).filter((file) => file !== entry));
        const sharesOf = (chunk: string) => {
          const ids = new Set(groups[chunk]?.chunks ?? []);
          const modules = built
            .filter((one) => one.id !== undefined && one.id !== null && ids.has(one.id))
            .flatMap((one) => (one.modules ?? []).map((module) => module.name ?? module.identifier ?? ''));
          return LAZY_SHARES.filter((share) =>
            modules.some((module) => new RegExp(`@console/shared/${share}(?![\\w/-])`).test(module)),
          );
        };
        const manifest = await source.manifest();
        requirePlaces(name, manifest);
        const { screens } = await routeFacts(join(folder, 'src'));
        const table = chunksOfScreens(screens, chunkGroups);
        const readsOf = new Map(screens.map(({ path, reads }) => [path, reads]));
        const routes = Object.fromEntries(
          table.map(({ path, chunk, around }) => {
            const chunks = [...around, chunk];
            const files = new Set([subjectOf(chunk) ?? [], chunks].flat().flatMap(filesOf));
            const own = [...files].filter((file) => !common.has(file) && file !== entry);
            const reads = readsOf.get(path) ?? [];
            return [
              path,
              {
                // The hashes of few files are shorter than requests for them again from the cache
                files: isSmall ? pinned(root, own) : [],
                names: isSmall ? [] : own,
                shares: [...new Set(chunks.flatMap((one) => sharesOf(one)))],
                ...(reads.length > 0 && { reads }),
              },
            ];
          }),
        );
        const row = {
          ...manifest,
          entry,
          integrity: integrityOf(join(root, entry)),
          contract: CONTRACT_VERSION,
          contractMinor: CONTRACT_MINOR,
          build: buildId(names, JSON.stringify([manifest, routes])),
          federation: FEDERATION_VERSION,
          react: reactVersion,
          shared: sharedVersion,
          assets: pinned(root, [...common]),
          routes,
        };
        writeFileSync(join(root, 'row.json'), JSON.stringify(row, null, 2));
        const chunks = {
          files: lazyFiles(groups, (file) => file === entry),
          screens: table.map((screen) => ({ ...screen, subject: subjectOf(screen.chunk) })),
        };
        writeFileSync(join(root, LAZY_FILES), JSON.stringify(chunks, null, 2));
        const origin = writeOrigin(root, folder);
        const files = stats.compilation.fileDependencies;
        writeBom(root, { app: name, build: row.build, ...origin, files, root: source.root });
        writeFileList(root);
      });
    },
  };
}

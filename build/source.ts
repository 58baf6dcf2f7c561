import { join } from 'node:path';
import { readManifest } from './manifest.ts';

/** Folder of a build with source maps, beside the one that is delivered (tools/build/sizes.ts); undefined in every other build. */
export const MAPS = process.env['BUILD_WITH_MAPS'];

/** Where a remote is built from and to: in this repository, or in one of another team (sdk/). */
export interface RemoteSource {
  name: string;
  /** Absolute path of the folder with the lock file that it was installed by. */
  root: string;
  /** Absolute path of its package. Its sources are in `src/` there: `area.ts`, `routes.ts` and their imports. */
  folder: string;
  /** Path of `area.ts` from the root of the build, with `./` in front. */
  area: string;
  /** Folder of the build, from its root. */
  out: string;
  /** Its manifest in the registry. */
  manifest: () => Promise<object>;
  /** Its pages are so small that their shared code is not worth another request. */
  isSmall?: boolean;
  /** Nearly all of its pages have actions, so the code of actions is in the file of the area (build/remote.ts). */
  hasActions?: boolean;
  /** Its routes stay one table, and those of its entry are the bundler's, as in development. */
  keepsTable?: boolean;
}

export const ownSource = (name: string): RemoteSource => ({
  name,
  root: join(import.meta.dirname, '..'),
  folder: join(import.meta.dirname, '../remotes', name),
  area: `./remotes/${name}/src/area.ts`,
  out: `${MAPS ?? 'dist'}/remotes/${name}`,
  manifest: () => readManifest(name),
  isSmall: name === 'auth',
  hasActions: name === 'project',
});

/** Folder of the sources of a remote of this repository. */
export const sourcesOf = (name: string): string => join(ownSource(name).folder, 'src');

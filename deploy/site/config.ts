import { DEFAULT_SETTINGS } from '../../shared/contract/config.ts';
import type { ConsoleConfig, PinnedFile, RegistryEntry } from '../../shared/contract/registry.ts';
import type { Build } from './build.ts';
import { SHELL, remoteBase } from './paths.ts';
import { SiteError } from './site-error.ts';
import { appOf, type AppState, type Release, type SiteState } from './state.ts';

/** The row as the document carries it: URLs from the root of the origin, and the facts of the release. */
export function publishedRow(
  row: RegistryEntry,
  release: Release | undefined,
  basePath: string,
): RegistryEntry {
  const base = basePath + remoteBase(row.name, row.build);
  const move = ([url, integrity]: PinnedFile): PinnedFile => [base + url, integrity];
  const routes = Object.fromEntries(
    Object.entries(row.routes).map(([pattern, page]) => [pattern, { ...page, files: page.files.map(move) }]),
  );
  return {
    ...row,
    entry: base + row.entry,
    assets: row.assets.map(move),
    routes,
    ...(row.pages && { pages: move(row.pages) }),
    ...(release?.version !== undefined && { version: release.version }),
    ...(release?.commit !== undefined && { commit: release.commit }),
    ...(release !== undefined && { publishedAt: release.at }),
  };
}

/** The document's block for a state; `complete` adds to a row what its app lists beside its build. */
export function configOf(
  state: SiteState,
  builds: ReadonlyMap<string, Build>,
  complete: (row: RegistryEntry, app: AppState | undefined) => RegistryEntry = (row) => row,
): ConsoleConfig {
  const shell = builds.get(SHELL)?.what;
  if (shell?.kind !== 'shell') throw new SiteError('a site cannot do without a shell');
  const settings = { ...DEFAULT_SETTINGS, ...state.settings };
  const remotes = [...builds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { what }]) => {
      if (what.kind !== 'remote') return [];
      const release = appOf(state, name)?.releases.find(({ build }) => build === what.build);
      return [complete(publishedRow(what.row, release, settings.basePath), appOf(state, name))];
    });
  const { build, shell: files } = shell.facts;
  const place = (list: readonly PinnedFile[]) =>
    list.map(([url, integrity]): PinnedFile => [settings.basePath + url, integrity]);
  const shares = Object.fromEntries(Object.entries(files.shares).map(([name, list]) => [name, place(list)]));
  return { version: 1, build, shell: { frame: place(files.frame), shares }, settings, remotes };
}

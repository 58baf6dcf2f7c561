import type { OtherBuild, RegistryEntry } from '../../shared/contract/index.ts';
import { siloMark } from '../../shared/rollout/index.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import type { Build } from './build.ts';
import { shellOf } from './earlier.ts';
import { SiteError } from './site-error.ts';
import { SHELL } from './paths.ts';
import { publishedRow } from './config.ts';
import { appOf, basePathOf, readReleased, type AppState, type SiteState } from './state.ts';
import { shellsOf, verifyTogether } from './together.ts';

/** Ids of the builds that an app lists beside the one it serves. */
export const otherIds = ({ previews = [], rollout }: AppState): string[] => [
  ...new Set([...(rollout ? [rollout.build] : []), ...previews]),
];

/** The builds that a state lists beside those it serves, as stored by the site. */
export const otherBuilds = (site: string, state: SiteState): Build[] =>
  Object.entries({ ...state.removed, ...state.apps }).flatMap(([name, app]) =>
    otherIds(app).map((id) => readReleased(site, state, name, id)),
  );

/** Rows of other builds, as files of the document folder: path and contents. */
export function rowFiles(state: SiteState, others: readonly Build[]): Map<string, Buffer> {
  return new Map(
    others.flatMap(({ what }): [string, Buffer][] => {
      if (what.kind !== 'remote') return [];
      const release = appOf(state, what.app)?.releases.find(({ build }) => build === what.build);
      const text = JSON.stringify(publishedRow(what.row, release, basePathOf(state)));
      return [[`rows/${what.app}.${what.build}.json`, Buffer.from(text)]];
    }),
  );
}

/** A row with the builds that its app lists beside it, each by its file and the hash of the file. */
export function withOthers(
  row: RegistryEntry,
  app: AppState | undefined,
  files: ReadonlyMap<string, Buffer>,
  basePath: string,
): RegistryEntry {
  const fileOf = (build: string): OtherBuild => {
    const path = `rows/${row.name}.${build}.json`;
    return { build, row: [`${basePath}/${path}`, integrityOf(files.get(path) ?? Buffer.of())] };
  };
  const { previews = [], rollout } = app ?? {};
  return {
    ...row,
    ...(previews.length > 0 && { previews: previews.map(fileOf) }),
    ...(rollout && {
      rollout: {
        ...fileOf(rollout.build),
        ...(rollout.share === undefined
          ? { silos: (rollout.silos ?? []).map((silo) => siloMark(silo, row.name, rollout.build)) }
          : { share: rollout.share }),
      },
    }),
  };
}

/**
 * Rows of the areas of which the site serves no build but lists others. Browsers that run none of them find no page, frame or file of the
 * area in the row; those that run one take its own row instead.
 */
export function listedOnly(
  state: SiteState,
  others: readonly Build[],
  files: ReadonlyMap<string, Buffer>,
): RegistryEntry[] {
  const basePath = basePathOf(state);
  return Object.entries(state.removed ?? {}).flatMap(([name, app]) => {
    const what = others.map((build) => build.what).find((one) => one.app === name);
    if (what?.kind !== 'remote') return [];
    const { pages: _, ...row } = publishedRow(what.row, undefined, basePath);
    const empty = { ...row, build: 'none', prefixes: [], frames: [], assets: [], routes: {} };
    return [withOthers(empty, app, files, basePath)];
  });
}

/** The builds that a site serves, and the shell that runs those which the served one refuses. */
export interface ServedSet {
  served: readonly Build[];
  earlier: Build | undefined;
}

/** Refuses another build that a browser would refuse instead of the served one, or beside the served builds. */
export function verifyOther(other: Build, { served, earlier }: ServedSet): void {
  const { what } = other;
  if (what.kind !== 'remote')
    throw new SiteError(
      'The shell has one build for all: it can be neither previewed nor rolled out in part',
    );
  const own = served.find(({ what: { app } }) => app === what.app);
  if (own?.what.kind === 'remote' && own.what.row.mount !== what.row.mount)
    throw new SiteError(`${what.app} ${what.build} is mounted elsewhere`);
  verifyTogether([...served.filter((one) => one !== own), other], { earlier });
  const shells = shellsOf(served, earlier);
  const now = own?.what.kind === 'remote' ? shellOf(shells, own.what.row) : shells.current;
  if (shellOf(shells, what.row) !== now)
    throw new SiteError(
      `${what.app} ${what.build} runs on another shell than the build that is served. Publish it to all`,
    );
}

/** The state without the other builds that do not run beside what it serves; reports those that are left out. */
export function withoutUnfit(
  site: string,
  state: SiteState,
  set: ServedSet,
  say: (line: string) => void,
): SiteState {
  const fitting = (name: string, app: AppState): AppState => {
    const unfit = otherIds(app).filter((id) => {
      try {
        verifyOther(readReleased(site, state, name, id), set);
        return false;
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        say(`${name} ${id} is neither a preview nor rolled out any more: ${error.message}`);
        return true;
      }
    });
    return unfit.reduce(withoutOther, app);
  };
  const of = (apps: Record<string, AppState>) =>
    Object.fromEntries(
      Object.entries(apps).map(([name, app]) => [name, name === SHELL ? app : fitting(name, app)]),
    );
  return { ...state, apps: of(state.apps), ...(state.removed && { removed: of(state.removed) }) };
}

/** The state of an app that lists a build no longer. */
export function withoutOther({ previews = [], rollout, ...app }: AppState, id: string): AppState {
  const left = previews.filter((build) => build !== id);
  return {
    ...app,
    ...(left.length > 0 && { previews: left }),
    ...(rollout && rollout.build !== id && { rollout }),
  };
}

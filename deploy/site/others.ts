import type { OtherBuild, RegistryEntry } from '../../shared/contract/index.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { readKept, type Build } from './build.ts';
import { SiteError } from './site-error.ts';
import { SHELL } from './paths.ts';
import { appOf, basePathOf, publishedRow, type AppState, type SiteState } from './state.ts';
import { verifyPair, verifyPrefixes } from './verify.ts';

/** Ids of the builds that an app lists beside the one it serves. */
export const otherIds = ({ previews = [], rollout }: AppState): string[] => [
  ...new Set([...(rollout ? [rollout.build] : []), ...previews]),
];

/** The builds that a state lists beside those it serves, as stored by the site. */
export const otherBuilds = (site: string, state: SiteState): Build[] =>
  Object.entries(state.apps).flatMap(([name, app]) => otherIds(app).map((id) => readKept(site, name, id)));

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
        ...(rollout.share === undefined ? { silos: rollout.silos ?? [] } : { share: rollout.share }),
      },
    }),
  };
}

/** Refuses another build that a browser would refuse instead of the served one. */
export function verifyOther(other: Build, served: readonly Build[]): void {
  const shell = served.map(({ what }) => what).find((what) => what.kind === 'shell');
  const rows = served.flatMap(({ what }) => (what.kind === 'remote' ? [what.row] : []));
  const { what } = other;
  if (what.kind !== 'remote' || shell === undefined)
    throw new SiteError(
      'The shell has one build for all: it can be neither previewed nor rolled out in part',
    );
  const own = rows.find(({ name }) => name === what.app);
  if (own === undefined) throw new SiteError(`${what.app} is not served here. Publish it first.`);
  if (own.mount !== what.row.mount) throw new SiteError(`${what.app} ${what.build} is mounted elsewhere`);
  verifyPair(shell.facts, what.row);
  verifyPrefixes([...rows.filter((row) => row !== own), what.row]);
}

/** The state without the other builds that do not run beside what it serves; reports which are left out. */
export function withoutUnfit(
  site: string,
  state: SiteState,
  served: readonly Build[],
  say: (line: string) => void,
): SiteState {
  const apps: Record<string, AppState> = { ...state.apps };
  for (const [name, app] of Object.entries(state.apps)) {
    for (const id of name === SHELL ? [] : otherIds(app))
      try {
        verifyOther(readKept(site, name, id), served);
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        say(`${name} ${id} is neither a preview nor rolled out any more: ${error.message}`);
        apps[name] = withoutOther(apps[name] ?? app, id);
      }
  }
  return { ...state, apps };
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

import { mismatchOf } from '../../shared/contract/pair.ts';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import type { Build } from './build.ts';
import { earlierSegments, factsOfShell, shellOf, type Shells } from './earlier.ts';
import { verifyFrames, verifyPrefixes, type OwnedRow } from './ownership.ts';
import { SHELL } from './paths.ts';
import { SiteError } from './site-error.ts';
import { appOf, readReleased, type SiteState } from './state.ts';
import type { ShellFacts } from './verify.ts';

/** The rows among builds, with their owners. */
export const ownedRows = (builds: readonly Build[]): OwnedRow[] =>
  builds.flatMap(({ what, origin }) =>
    what.kind === 'remote' ? [{ row: what.row, owner: origin.package }] : [],
  );

/** Advice about an area that does not run on a shell. */
export type Advice = (row: RegistryEntry, shell: ShellFacts) => string;

const whenPublishing: Advice = (row, shell) =>
  mismatchOf(shell, row)?.behind === 'remote'
    ? 'Build it again with the SDK of this shell, and publish both as one set. Or let the shell before run it meanwhile: --keep-earlier'
    : 'publish the shell first, or both as one set';

/**
 * The shells of a set of builds.
 * @throws SiteError when it has none
 */
export function shellsOf(builds: readonly Build[], earlier?: Build): Shells {
  const shell = builds.find(({ what }) => what.kind === 'shell');
  if (shell === undefined) throw new SiteError('a site cannot do without a shell');
  return { current: factsOfShell(shell), earlier: earlier && factsOfShell(earlier) };
}

/** How builds are compared, beside the builds themselves. */
export interface Comparison {
  /** The shell that runs the areas which the one among the builds refuses. */
  earlier?: Build | undefined;
  advice?: Advice | undefined;
}

/**
 * Refuses incompatible builds: areas that the browser would refuse on each shell, with the remedy, and two areas with one
 * prefix or one frame.
 */
export function verifyTogether(
  builds: readonly Build[],
  { earlier, advice = whenPublishing }: Comparison = {},
): void {
  const shells = shellsOf(builds, earlier);
  const { current } = shells;
  const rows = ownedRows(builds);
  const unfit = rows.flatMap(({ row }) => {
    const mismatch = shellOf(shells, row) === undefined ? mismatchOf(current, row) : undefined;
    return mismatch === undefined
      ? []
      : [`${row.name} ${row.build}: ${mismatch.message}. ${advice(row, current)}.`];
  });
  if (unfit.length > 0)
    throw new SiteError(
      `Nothing was changed. Not every area runs on shell ${current.build}:\n${unfit.join('\n')}`,
    );
  verifyPrefixes(rows);
  verifyFrames(rows);
  earlierSegments(
    shells,
    rows.map(({ row }) => row),
  );
}

/** The last build of an area on the site that runs on a shell; undefined when there is none. */
function lastFitting(site: string, state: SiteState, name: string, shell: ShellFacts): string | undefined {
  const runs = (build: string): boolean => {
    try {
      const { what } = readReleased(site, state, name, build);
      return what.kind === 'remote' && mismatchOf(shell, what.row) === undefined;
    } catch (error) {
      // Its files are no longer on the site
      if (error instanceof SiteError) return false;
      throw error;
    }
  };
  return appOf(state, name)?.releases.findLast(({ build }) => runs(build))?.build;
}

/** Advice about the areas that prevent a rollback of the shell. */
export const whenRollingBack =
  (site: string, state: SiteState): Advice =>
  ({ name }, shell) => {
    const fitting = lastFitting(site, state, name, shell);
    return fitting === undefined
      ? `No build of it on this site runs there: publish one that was built for it, or take the area out: remove ${name}`
      : `First roll it back too: rollback ${name} --build ${fitting}. Or return to the set with that shell: rollback shell --set`;
  };

/**
 * The builds of the areas that were served last together with a build of the shell. Areas that are new since then, or that were removed, are
 * left out.
 */
export function areasWith(state: SiteState, shell: string): [name: string, build: string][] {
  const { served = [] } = appOf(state, SHELL) ?? {};
  const end = served[served.findLastIndex(({ build }) => build === shell) + 1]?.at;
  return Object.entries(state.apps).flatMap(([name, app]): [string, string][] => {
    const last = app.served.findLast(({ at }) => end === undefined || at < end);
    return name === SHELL || last === undefined ? [] : [[name, last.build]];
  });
}

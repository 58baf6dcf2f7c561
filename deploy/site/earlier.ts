import { mismatchOf } from '../../shared/contract/pair.ts';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import type { Build } from './build.ts';
import { SHELL } from './paths.ts';
import { SiteError } from './site-error.ts';
import { readReleased, type SiteState } from './state.ts';
import type { ShellFacts } from './verify.ts';

/*
 * Two shells on one site: when a shell has another major version of the shared modules, the previous one can keep running the areas
 * that have not been rebuilt yet. Each shell has a document, and the first segment of a path decides which of them is served
 * (docs/decisions/030-two-majors.md).
 */

/** The first contract whose shells can link to the other document. */
const FIRST_CONTRACT = [5, 11] as const;

/** The shells of a site. */
export interface Shells {
  current: ShellFacts;
  earlier?: ShellFacts | undefined;
}

/** The facts of a shell's build. */
export function factsOfShell({ what }: Build): ShellFacts {
  if (what.kind !== 'shell') throw new SiteError(`${what.app} ${what.build} is no shell`);
  return what.facts;
}

/** The shell that runs the areas which the served one refuses, as the site stores it. */
export const earlierShell = (site: string, state: SiteState): Build | undefined =>
  state.earlier === undefined ? undefined : readReleased(site, state, SHELL, state.earlier);

/** The shell that runs an area: the served one if it can; undefined when none can. */
export const shellOf = ({ current, earlier }: Shells, row: RegistryEntry): ShellFacts | undefined =>
  [current, earlier].find((shell) => shell !== undefined && mismatchOf(shell, row) === undefined);

/** The state without its earlier shell when the served one runs every area. */
export function withoutIdleEarlier(
  state: SiteState,
  rows: readonly RegistryEntry[],
  current: ShellFacts,
): SiteState {
  const { earlier, ...rest } = state;
  const isNeeded = earlier !== undefined && rows.some((row) => mismatchOf(current, row) !== undefined);
  return isNeeded ? state : rest;
}

/**
 * The state in which a build of the shell runs the areas that the served one refuses.
 * @throws SiteError when the build cannot link to another document
 */
export function withEarlier(state: SiteState, shell: Build): SiteState {
  const { build, contract, contractMinor } = factsOfShell(shell);
  const [major, minor] = FIRST_CONTRACT;
  if (contract < major || (contract === major && contractMinor < minor))
    throw new SiteError(
      `shell ${build} has contract ${contract}.${contractMinor}. It can run beside another one from contract ${major}.${minor} on: publish the last release of its major version first`,
    );
  return { ...state, earlier: build };
}

/** The row of an area in the document whose shell does not run it. */
export function linkedOnly(row: RegistryEntry): RegistryEntry {
  const { pages: _, rollout: __, previews: ___, ...rest } = row;
  return { ...rest, assets: [], routes: {}, elsewhere: true };
}

/** First segments of the paths that an area owns: `/backups` also owns `/backups-new` (shell/src/composition/owner.ts). */
const segmentsOf = ({ prefixes }: RegistryEntry): string[] =>
  prefixes.flatMap((prefix) => {
    const [, first = '', ...rest] = prefix.split('/');
    return rest.length > 0 ? [first] : [first, `${first}-new`];
  });

/**
 * First segments of the paths at which the earlier document is served.
 * @throws SiteError when areas of both documents have pages below one segment
 */
export function earlierSegments(shells: Shells, rows: readonly RegistryEntry[]): string[] {
  const isEarlier = (row: RegistryEntry) => shellOf(shells, row) !== shells.current;
  const own = new Map(
    rows.filter(isEarlier).flatMap((row) => segmentsOf(row).map((segment) => [segment, row])),
  );
  for (const row of rows)
    for (const segment of isEarlier(row) ? [] : segmentsOf(row)) {
      const other = own.get(segment);
      if (other !== undefined)
        throw new SiteError(
          `${other.name} needs the shell before and ${row.name} the next one, and both have pages below "/${segment}". Publish both for one shell.`,
        );
    }
  return [...own.keys()];
}

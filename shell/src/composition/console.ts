import type { ConsoleConfig, SharedCopies } from '@console/shared/contract';
import { config, fetchPart, provideAreas, provideRunningAreas } from '@console/shared/runtime';
import { sharedCopies } from '@console/shared/routing';
import { AreaLoader } from './loader.ts';
import { offers, withoutSwitchedOff } from './registry.ts';
import { readRows, type AreaRow } from './registry-rows.ts';
import type { Cohort, RunningRows } from './running-rows.ts';
import { readRegistry } from './registry-file.ts';

/** State of the running console that does not change until the page is reloaded. */
export interface Console {
  config: ConsoleConfig;
  /** Rows of the registry in the document. An area may run another build: `loader.rowOf` returns the row of that build. */
  rows: readonly AreaRow[];
  /** Rows of the areas that run here. */
  running: readonly AreaRow[];
  /** Cohorts by name of the area; areas that run the served build are absent. */
  cohorts: ReadonlyMap<string, Cohort>;
  loader: AreaLoader;
  /** Names of the areas switched off by the URL, for the support page. */
  switchedOff: readonly string[];
}

let current: Console | undefined;

/**
 * Reads the configuration once; the query string may switch areas off for this page load.
 *
 * @param running the rows to run instead of those of the document, and why
 */
export function openConsole(search: string, running?: RunningRows): Console {
  const { rows: all, cohorts } = running ?? { rows: readRows(config().remotes), cohorts: new Map() };
  const rows = withoutSwitchedOff(all, search);
  const switchedOff = all.filter((row) => !rows.includes(row)).map((row) => row.name);
  // Areas that are switched off keep their prefixes and navigation, so that their pages can show why they are missing.
  const loader: AreaLoader = new AreaLoader(rows, shellCopies, async (name) => {
    const fresh = (await readRegistry())?.rows.find((row) => row.name === name);
    const own = loader.rowOf(name);
    // A build of a cohort is kept while the registry offers it, so that a tab does not change its build
    const stays = fresh && own && fresh.build !== own.build && offers(fresh, own.build);
    return stays ? undefined : fresh;
  });
  const here = rows.filter(({ refusal, elsewhere }) => refusal === undefined && !elsewhere);
  current = { config: config(), rows: all, running: here, cohorts, loader, switchedOff };
  provideAreas((name) => loader.load(name));
  provideRunningAreas(here);
  return current;
}

// The query library is loaded with the first page that loads data. An area that uses it has already loaded it from the share scope.
const shellCopies = async (area: SharedCopies): Promise<SharedCopies> =>
  sharedCopies(
    'query' in area
      ? (await fetchPart(() => import(/* webpackChunkName: "query" */ '@console/shared/query'))).QueryIdentity
      : undefined,
  );

/**
 * The running console: its configuration, registry rows and area loader.
 * @throws Error when `openConsole` was not called yet.
 */
export function currentConsole(): Console {
  if (!current) throw new Error('The console could not be opened');
  return current;
}

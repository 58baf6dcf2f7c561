import type { ConsoleConfig, SharedCopies } from '@console/shared/contract';
import { config, fetchPart } from '@console/shared/runtime';
import { sharedCopies } from '@console/shared/routing';
import { AreaLoader } from './loader.ts';
import { withoutSwitchedOff } from './registry.ts';
import { readRows, type AreaRow } from './registry-rows.ts';
import { readRegistry } from './registry-file.ts';

/** What the shell knows for the life of the page. */
export interface Console {
  config: ConsoleConfig;
  /** Rows of the document's registry. The build that runs may be another one: `loader.rowOf` has its row. */
  rows: readonly AreaRow[];
  loader: AreaLoader;
  /** Names of the areas switched off by the URL, for the support page. */
  switchedOff: readonly string[];
}

let current: Console | undefined;

/** Reads the configuration once; the query string may switch areas off for this page load. */
export function openConsole(search: string): Console {
  const all = readRows(config().remotes);
  const rows = withoutSwitchedOff(all, search);
  const switchedOff = all.filter((row) => !rows.includes(row)).map((row) => row.name);
  // Areas that are off keep their prefixes and navigation, so their pages say why they are not there.
  current = { config: config(), rows: all, loader: new AreaLoader(rows, ownCopies, freshRow), switchedOff };
  return current;
}

// The query library comes with the first page that loads data; an area that has it brought it in from the share.
const ownCopies = async (area: SharedCopies): Promise<SharedCopies> =>
  sharedCopies(
    'query' in area
      ? (await fetchPart(() => import(/* webpackChunkName: "query" */ '@console/shared/query'))).QueryIdentity
      : undefined,
  );

const freshRow = async (name: string): Promise<AreaRow | undefined> =>
  (await readRegistry())?.rows.find((row) => row.name === name);

/** The open console. */
export function theConsole(): Console {
  if (!current) throw new Error('The console was not opened');
  return current;
}

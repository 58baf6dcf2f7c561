import type { Part, Screen } from './route-facts.ts';

/** A screen of a route table with the names of its chunks. */
export interface ScreenChunks {
  readonly path: string;
  readonly chunk: string;
  /** Chunks of the screens in or over which it is rendered: the page of a tab, the list under a form. */
  readonly around: readonly string[];
}

/** A group of chunks that are requested together, with the imports that request it. */
interface Group {
  readonly name?: string | undefined;
  readonly origins: readonly {
    readonly request?: string | undefined;
    readonly module?: { nameForCondition(): string | undefined } | undefined;
  }[];
}

/**
 * The chunks of every screen: those that the bundler made of the imports in the route tables.
 * @throws Error when a screen has no chunk with a name, because nothing could list its files
 */
export function chunksOfScreens(
  screens: readonly Omit<Screen, 'reads'>[],
  groups: readonly Group[],
): ScreenChunks[] {
  const chunkOf = ({ table, request }: Part): string => {
    const group = groups.find(({ origins }) =>
      origins.some((one) => one.request === request && one.module?.nameForCondition() === table),
    );
    if (group?.name === undefined)
      throw new Error(
        `${table}: the import of ${request} needs a webpackChunkName, by which its files are listed`,
      );
    return group.name;
  };
  return screens.map(({ path, part, around }) => ({
    path,
    chunk: chunkOf(part),
    around: around.map(chunkOf),
  }));
}

/**
 * The page that people open by its URL most often, except for the pages of the sidebar. It contains the first two of
 * its tabs: the files of the other tabs are small compared with the libraries of charts and console, and people
 * seldom open them by URL.
 */
const INSTANCE =
  /^\/projects\/:project\/instances\/:instance(\/(?!metrics|serial-console|connect|settings)|$)/;

/**
 * True for a page that people open by its URL: one of the targets, or an instance.
 * @param targets links of the sidebar; undefined: every page is
 */
export const isLanding = (path: string, targets: ReadonlySet<string> | undefined): boolean =>
  targets?.has(path) !== false || INSTANCE.test(path);

/**
 * Chunks whose files the document lists although every page and the sign-in download it: the screens that the sidebar
 * links to, and an instance. The files and hashes of all screens would be 11 KB of it (brotli), of these 5.
 * @param targets of the sidebar; undefined: every screen
 */
export function landingChunks(
  table: readonly ScreenChunks[],
  targets: ReadonlySet<string> | undefined,
): ReadonlySet<string> {
  const landing = table.filter(({ path }) => isLanding(path, targets));
  return new Set(landing.flatMap(({ chunk, around }) => [...around, chunk]));
}

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

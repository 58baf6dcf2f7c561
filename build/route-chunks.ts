/** A screen of a route table. */
export type ScreenChunks = [
  path: string,
  chunk: string,
  /** Chunks of the screens it is drawn in or over: the page of a tab, the list under a form. */
  around: string[],
];

/**
 * Path and chunk names of every screen in a route table's source. Only landing pages are worth a preload, and the
 * bundler's statistics do not know paths, so the facts are read where they stand side by side; a test holds the result
 * against the table itself. What is inside of what is told by the indentation, which the formatter keeps.
 */
export function chunkNamesByPath(source: string): ScreenChunks[] {
  const found: ScreenChunks[] = [];
  const open: { indent: number; path: string; chunk?: string }[] = [];
  const parts = /^( *)(?:.*\W)?screen\(\s*'([^']+)'|webpackChunkName: "([^"]+)"/gm;
  for (const [, indent = '', path, chunk] of source.matchAll(parts)) {
    if (path !== undefined) {
      while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
      open.push({ indent: indent.length, path });
    }
    const screen = open.at(-1);
    if (chunk === undefined || !screen || screen.chunk !== undefined) continue;
    screen.chunk = chunk;
    found.push([screen.path, chunk, open.slice(0, -1).flatMap((outer) => outer.chunk ?? [])]);
  }
  return found;
}

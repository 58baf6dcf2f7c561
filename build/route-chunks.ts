/**
 * Path and chunk name of every screen in a route table's source. Only landing pages are worth a preload, and the
 * bundler's statistics do not know paths, so the two facts are read where they stand side by side; a test holds the
 * result against the table itself.
 */
export function chunkNamesByPath(source: string): [path: string, chunk: string][] {
  const found: [string, string][] = [];
  let path: string | undefined;
  for (const [, opened, chunk] of source.matchAll(/screen\(\s*'([^']+)'|webpackChunkName: "([^"]+)"/g)) {
    if (opened !== undefined) path = opened;
    else if (chunk !== undefined && path !== undefined) {
      found.push([path, chunk]);
      path = undefined;
    }
  }
  return found;
}

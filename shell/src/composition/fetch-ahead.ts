/** Files that were requested, by URL. */
const requested = new Set<string>();

async function fetchFile(url: string): Promise<void> {
  try {
    // A response that is not read to its end is not cached
    await (await fetch(url)).arrayBuffer();
  } catch {
    // The code that needs the file requests it again, and reports the failure
  }
}

/**
 * Fetches files of an area into the cache of the browser, before its code requests them. They are not run here, so the registry lists
 * them without hashes: the entry has the hashes of the route tables, and these have those of their pages
 * (docs/decisions/029-files-of-every-page.md).
 * @param entry of the build, in whose folder the files are
 */
export function fetchAhead(entry: string, names: readonly string[] = []): void {
  const folder = entry.replace(/[^/]*$/, '');
  for (const name of names) {
    const url = folder + name;
    if (requested.has(url)) continue;
    requested.add(url);
    void fetchFile(url);
  }
}

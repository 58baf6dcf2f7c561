import type { PinnedFile, RouteFiles } from '@console/shared/contract';

/** Files of each page of an area, by the pattern of its path. */
export type Pages = Readonly<Record<string, RouteFiles>>;

const isPages = (value: unknown): value is Pages => typeof value === 'object' && value !== null;

/**
 * Reads the pages file of an area (`RegistryEntry.pages`) and returns its pages, with URLs from the root of the site. The browser
 * compares the file with its hash in the registry, so its contents are those that the build wrote.
 * @throws Error when the file cannot be fetched or does not have the hash.
 */
export async function readPages([url, integrity]: PinnedFile): Promise<Pages> {
  const folder = url.replace(/[^/]*$/, '');
  const pages: unknown = await (await fetch(url, { integrity })).json();
  return Object.fromEntries(
    Object.entries(isPages(pages) ? pages : {}).map(([pattern, { files, ...page }]) => [
      pattern,
      { ...page, files: files.map(([name, hash]): PinnedFile => [folder + name, hash]) },
    ]),
  );
}

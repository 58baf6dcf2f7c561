import type { PinnedFile, RouteFiles } from '@console/shared/contract';

/** What each page of an area needs, by the pattern of its path. */
export type Pages = Readonly<Record<string, RouteFiles>>;

const isPages = (value: unknown): value is Pages => typeof value === 'object' && value !== null;

/**
 * Reads the pages of an area that has them in a file of its own (`RegistryEntry.pages`), with URLs from the root of the site. The
 * browser compares the file with its hash in the registry, so it holds what the build wrote.
 * @throws Error when the file cannot be fetched or is another one.
 */
export async function readPages([url, integrity]: PinnedFile): Promise<Pages> {
  const folder = url.replace(/[^/]*$/, '');
  const pages: unknown = await (await fetch(url, { integrity })).json();
  return Object.fromEntries(
    Object.entries(isPages(pages) ? pages : {}).map(([pattern, { files, shares }]) => [
      pattern,
      { files: files.map(([name, hash]): PinnedFile => [folder + name, hash]), shares },
    ]),
  );
}

import type { ConsoleSettings } from '@console/shared/contract';

/**
 * Paths of the reads of a page, for the boot script. None with a query string, which may change what the page reads.
 * @param path of the page, `search` its query string
 * @param pattern of the path
 * @param reads patterns of URLs (`RouteFiles.reads`)
 */
export function readsAt(
  { path, search }: { readonly path: string; readonly search: string },
  pattern: string,
  reads: readonly string[] = [],
): string[] {
  if (search !== '') return [];
  const names = pattern.split('/');
  const values = path.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)));
  return reads.map((url) => url.replace(/:\w+/g, (name) => values[names.indexOf(name)] ?? ''));
}

/**
 * Addresses of the reads that the document may send. None in the demo, whose mock API is fetched later. A read that an
 * area lists is sent only when it is a path of the API.
 * @param settings of the document, which may be malformed
 */
export const sentReads = (
  { demo, basePath = '' }: Partial<ConsoleSettings>,
  paths: readonly string[],
): string[] =>
  demo === true
    ? []
    : paths.filter((path) => /^\/(v1|experimental)\//.test(path)).map((path) => basePath + path);

import { matchPath } from '@console/shared/router';
import { ownerOf } from '../composition/registry.ts';
import type { AreaRow } from '../composition/registry-rows.ts';

/** A page as reports identify it: without the names and ids in its address. */
export interface ReportedPage {
  /** Name of the area; `shell` for pages outside all areas. */
  area: string;
  /** Pattern of the page, such as `/projects/:project/instances`. */
  route: string;
}

const parameters = (pattern: string): number => pattern.split('/:').length;

/**
 * The page of a path. Its route is a pattern that the registry lists, else a prefix of its area: no segment of the path itself is
 * ever copied.
 */
export function pageOf(rows: readonly AreaRow[], path: string): ReportedPage {
  const row = ownerOf(rows, path);
  if (!row) return { area: 'shell', route: path === '/support' || path === '/search' ? path : 'other' };
  const route = Object.keys(row.routes)
    .filter((pattern) => matchPath(pattern, path))
    .toSorted((a, b) => parameters(a) - parameters(b))[0];
  const prefix = row.prefixes.toSorted((a, b) => b.length - a.length).find((one) => path.startsWith(one));
  return { area: row.name, route: route ?? `${prefix ?? ''}/*` };
}

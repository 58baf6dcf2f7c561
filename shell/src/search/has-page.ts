import { matchPath } from '@console/shared/router';
import { currentConsole } from '../composition/console.ts';
import { ownerOf } from '../composition/registry.ts';

/**
 * Whether an area of this deployment has a page for a path: areas are released separately, so an older one may lack it. The
 * registry of a development server does not list pages; there every path counts.
 */
export function hasPage(path: string): boolean {
  const [pathname = path] = path.split('?');
  const row = ownerOf(currentConsole().rows, pathname);
  if (!row) return false;
  const patterns = Object.keys(row.routes);
  const { length } = pathname.split('/');
  // The router compiles a pattern at each match; most patterns are longer or shorter than the path
  return (
    patterns.length === 0 ||
    patterns.some((pattern) => pattern.split('/').length === length && matchPath(pattern, pathname) !== null)
  );
}

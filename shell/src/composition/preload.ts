import { prefetchRequest } from '@console/shared/query';
import { matchRoutes, type RouteObject } from '@console/shared/router';
import { theConsole } from './console.ts';
import { ownerOf } from './registry.ts';

type Match = { route: RouteObject; params: Readonly<Record<string, string | undefined>> };

/**
 * Fetches the code of a page before it is asked for: its area, and the chunks of the routes that match, which it returns.
 * Failures are left to the navigation, which reports them.
 */
export async function preloadPath(path: string): Promise<readonly Match[]> {
  const { rows, loader } = theConsole();
  const { pathname } = new URL(path, location.origin);
  const row = ownerOf(rows, pathname);
  if (!row || loader.states().get(row.name)?.phase === 'failed') return [];
  try {
    const area = await loader.load(row.name);
    const matches = matchRoutes(area.routes, pathname) ?? [];
    for (const { route } of matches)
      // The bundler keeps what it fetched; the navigation takes it from there.
      if (typeof route.lazy === 'object')
        void Promise.resolve(route.lazy.Component?.()).catch(() => undefined);
    return matches;
  } catch {
    // The state of the area has the reason; a hover must not interrupt anybody.
    return [];
  }
}

/** Fetches code and data of a page. */
export async function preloadPage(path: string): Promise<void> {
  const request = prefetchRequest(new URL(path, location.origin));
  for (const { route, params } of await preloadPath(path)) void askEarly(route, params, request);
}

async function askEarly({ loader }: RouteObject, params: Match['params'], request: Request): Promise<void> {
  try {
    if (typeof loader === 'function') await Reflect.apply(loader, undefined, [{ params, request }]);
  } catch {
    // Of no consequence until somebody goes there: then the loader says so, or sends on.
  }
}

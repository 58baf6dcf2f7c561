import { prefetchRequest } from '@console/shared/query';
import { matchPath, matchRoutes, type RouteObject } from '@console/shared/router';
import { currentConsole } from './console.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { ownerOf } from './registry.ts';

type Match = { route: RouteObject; params: Readonly<Record<string, string | undefined>> };

/**
 * Fetches the code of a page before the navigation to it: its area and the chunks of the matching routes. Returns these routes.
 * Failures are not reported here; the navigation reports them.
 */
export async function preloadPath(path: string): Promise<readonly Match[]> {
  const { rows, loader } = currentConsole();
  const { pathname } = new URL(path, location.origin);
  const row = ownerOf(rows, pathname);
  if (!row || row.elsewhere || loader.states().get(row.name)?.phase === 'failed') return [];
  // Otherwise the area, the route table and the page would be requested one after the other
  const { entry, routes } = loader.rowOf(row.name) ?? row;
  fetchAhead(entry, Object.entries(routes).find(([pattern]) => matchPath(pattern, pathname))?.[1].names);
  try {
    const area = await loader.load(row.name);
    const matches = matchRoutes(area.routes, pathname) ?? [];
    for (const { route } of matches)
      // The bundler caches the chunk; the navigation uses the cached one.
      if (typeof route.lazy === 'object')
        void Promise.resolve(route.lazy.Component?.()).catch(() => undefined);
    return matches;
  } catch {
    // The loader keeps the reason in the state of the area; hovering a link must not show an error.
    return [];
  }
}

/** Fetches the code and the data of a page. */
export async function preloadPage(path: string): Promise<void> {
  const request = prefetchRequest(new URL(path, location.origin));
  for (const { route, params } of await preloadPath(path)) void prefetchData(route, params, request);
}

async function prefetchData(
  { loader }: RouteObject,
  params: Match['params'],
  request: Request,
): Promise<void> {
  try {
    if (typeof loader === 'function') await Reflect.apply(loader, undefined, [{ params, request }]);
  } catch {
    // Ignored: if the user opens the page, its loader runs again and fails or redirects then.
  }
}

import { matchRoutes } from '@console/shared/router';
import { theConsole } from './console.ts';
import { ownerOf } from './registry.ts';

/**
 * Fetches the code of a page before it is asked for: its area, and the chunks of the routes that match. Failures are
 * left to the navigation, which reports them.
 */
export async function preloadPath(path: string): Promise<void> {
  const { rows, loader } = theConsole();
  const row = ownerOf(rows, path);
  if (!row || loader.states().get(row.name)?.phase === 'failed') return;
  try {
    const area = await loader.load(row.name);
    const matches = matchRoutes(area.routes, path) ?? [];
    for (const { route } of matches)
      // The bundler keeps what it fetched; the navigation takes it from there.
      if (typeof route.lazy === 'object') void route.lazy.Component?.();
  } catch {
    // The state of the area has the reason; a hover must not interrupt anybody.
  }
}

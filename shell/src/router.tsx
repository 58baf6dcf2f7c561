import { createBrowserRouter, type RouteObject } from 'react-router';
import { LANDING_PATH } from '@console/shared/contract';
import { notFound } from '@console/shared/api';
import { redirectTo } from '@console/shared/router';
import { addressOf, pathOf } from '@console/shared/runtime';
import { currentConsole } from './composition/console.ts';
import { AreaError, RootError } from './errors/boundaries.tsx';
import { AreaPages, ConsoleBody, PublicBody } from './errors/outlet-slots.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ownerOf } from './composition/registry.ts';
import { ConsoleRoute, Root } from './root.tsx';
import type { RemoteError } from './composition/remote-error.ts';
import { routerWindow } from './router-window.ts';
import { elsewhereRoutes } from './elsewhere.ts';
import { searchRoutes } from './search/routes.ts';
import { supportRoute } from './support/route.ts';

const shellRoutes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Root,
    children: [
      {
        id: 'public',
        Component: PublicLayout,
        ErrorBoundary: RootError,
        children: [
          {
            id: 'public-body',
            Component: PublicBody,
            children: [{ id: 'public-pages', Component: AreaPages, ErrorBoundary: AreaError, children: [] }],
          },
        ],
      },
      {
        id: 'console',
        Component: ConsoleRoute,
        children: [
          {
            id: 'console-body',
            Component: ConsoleBody,
            children: [
              {
                id: 'console-pages',
                Component: AreaPages,
                ErrorBoundary: AreaError,
                children: [
                  { index: true, loader: ({ request }) => redirectTo(LANDING_PATH, request) },
                  supportRoute,
                  ...searchRoutes,
                  {
                    id: 'unknown',
                    path: '*',
                    // Pages of an area that could not be loaded also end here, inside the frame: an error thrown by the
                    // route discovery itself would be shown by a boundary above the frame.
                    loader: ({ request }) => {
                      throw areaFailure(pathOf(new URL(request.url).pathname)) ?? notFound();
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

function areaFailure(path: string): RemoteError | undefined {
  const { rows, loader } = currentConsole();
  const row = ownerOf(rows, path);
  const state = row && loader.states().get(row.name);
  return state && 'error' in state ? state.error : undefined;
}

/** The router of the console. The routes of a remote are added when the URL first matches one of its prefixes. */
export function createRouter() {
  const patched = new Set<string>();
  return createBrowserRouter(shellRoutes, {
    basename: addressOf('') || '/',
    window: routerWindow(),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const { rows, loader } = currentConsole();
      const row = ownerOf(rows, pathOf(path));
      if (!row) return;
      // The loader stores the failure in the state of the area; the catch-all route above shows it.
      const routes = row.elsewhere
        ? elsewhereRoutes(row)
        : (await loader.load(row.name).catch(() => undefined))?.routes;
      // The router calls this at every navigation to a path with parameters. Existing routes are not passed again: it would compare them
      // with each other and rank all of them again
      if (!routes || signal.aborted || patched.has(row.name)) return;
      patch(row.mount === 'public' ? 'public-pages' : 'console-pages', routes);
      patched.add(row.name);
    },
  });
}

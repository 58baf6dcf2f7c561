import { createBrowserRouter, type RouteObject } from 'react-router';
import { LANDING_PATH } from '@console/shared/contract';
import { notFound } from '@console/shared/api';
import { redirectTo } from '@console/shared/router';
import { theConsole } from './composition/console.ts';
import { AreaError, RootError } from './errors/boundaries.tsx';
import { AreaPages, ConsoleBody, PublicBody } from './errors/outlet-slots.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ownerOf } from './composition/registry.ts';
import { ConsoleRoute, Root } from './root.tsx';
import type { RemoteError } from './composition/remote-error.ts';
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
                  {
                    id: 'unknown',
                    path: '*',
                    // A page of an area that could not be loaded ends here as well, inside the frame: an error thrown by
                    // the discovery itself would go to a boundary above it.
                    loader: ({ request }) => {
                      throw areaFailure(new URL(request.url).pathname) ?? notFound();
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
  const { rows, loader } = theConsole();
  const row = ownerOf(rows, path);
  const state = row && loader.states().get(row.name);
  return state && 'error' in state ? state.error : undefined;
}

/** The console's router. Remotes bring their routes when the URL first enters one of their prefixes. */
export function createRouter() {
  return createBrowserRouter(shellRoutes, {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const { rows, loader } = theConsole();
      const row = ownerOf(rows, path);
      if (!row) return;
      // A failure is kept by the loader as the area's state; the catch-all route above reports it.
      const area = await loader.load(row.name).catch(() => undefined);
      if (area && !signal.aborted)
        patch(row.mount === 'public' ? 'public-pages' : 'console-pages', area.routes);
    },
  });
}

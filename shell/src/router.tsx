import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { LANDING_PATH } from '@console/shared/contract';
import { notFound } from '@console/shared/api';
import { theConsole } from './console.ts';
import { AreaError, RootError } from './errors/boundaries.tsx';
import { PublicLayout } from './public-layout.tsx';
import { FirstPaint } from './first-paint.tsx';
import { ownerOf } from './registry.ts';
import { FrameRoute, Root } from './root.tsx';
import { supportRoute } from './support/route.ts';

const shellRoutes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: FirstPaint,
    children: [
      { id: 'public', Component: PublicLayout, ErrorBoundary: RootError, children: [] },
      {
        id: 'console',
        ErrorBoundary: RootError,
        Component: FrameRoute,
        children: [
          {
            id: 'console-body',
            ErrorBoundary: AreaError,
            children: [
              { index: true, loader: () => redirect(LANDING_PATH) },
              supportRoute,
              {
                id: 'unknown',
                path: '*',
                loader: () => {
                  throw notFound();
                },
              },
            ],
          },
        ],
      },
    ],
  },
];

/** The console's router. Remotes bring their routes when the URL first enters one of their prefixes. */
export function createRouter() {
  return createBrowserRouter(shellRoutes, {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const { rows, loader } = theConsole();
      const row = ownerOf(rows, path);
      if (!row) return;
      const area = await loader.load(row.name);
      if (!signal.aborted) patch(row.mount === 'public' ? 'public' : 'console-body', area.routes);
    },
  });
}

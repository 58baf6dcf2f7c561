import type { ComponentProps } from 'react';
import { render } from '@testing-library/react';
import { RouterProvider } from 'react-router/dom';
import { QueryProvider } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';

/** Renders the routes of a router with the query cache and the state of the console. Returns the router. */
export function renderRouter<Router extends ComponentProps<typeof RouterProvider>['router']>(
  router: Router,
): Router {
  render(
    <StateProvider store={store}>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </StateProvider>,
  );
  return router;
}

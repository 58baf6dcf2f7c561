/** Test helpers of this entry: forms inside a router. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as v from 'valibot';
import { field } from './state/schema.ts';

export const schema = v.object({
  name: field.name(),
  description: field.description(),
  size: field.diskSize(),
  ports: field.list(field.portRange()),
});

export const defaults = { name: '', description: '', size: 10, ports: ['80', '443'] };

/** Shows an element at `/form`, with pages to go to around it; the data of `/slow` arrives by `data.resolve`. */
export function stage(element: ReactNode) {
  const data = deferred<null>();
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/form', element },
      { path: '/done', element: <p>Done</p> },
      {
        path: '/slow',
        loader: () => data.promise,
        element: <p>Slow</p>,
      },
    ],
    { initialEntries: ['/', '/form'], initialIndex: 1 },
  );
  return { router, data, ...render(<RouterProvider router={router} />) };
}

/** A promise to settle by hand. */
export function deferred<Value>() {
  return Promise.withResolvers<Value>();
}

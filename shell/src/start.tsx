import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { StateProvider } from '@console/shared/state';
import { store } from '@console/shared/runtime';
import { createRouter } from './router.tsx';
import { watchRegistry } from './update/watch.ts';

/** Draws the console into the document. */
export function start(): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no root element');
  createRoot(element).render(
    <StrictMode>
      <StateProvider store={store}>
        <RouterProvider router={createRouter()} />
      </StateProvider>
    </StrictMode>,
  );
  watchRegistry();
}

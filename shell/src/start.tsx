import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { StateProvider } from '@console/shared/state';
import { fetchPart, onLostPart, openSession, sessionAtom, store } from '@console/shared/runtime';
import { theConsole } from './console.ts';
import { ownerOf } from './registry.ts';
import { createRouter } from './router.tsx';
import { SessionGate } from './session/gate.tsx';
import { reloadOnceForNewBuild } from './update/stale.ts';

/** Asks who is signed in while the first page's own data is on its way. */
function askForSession(): void {
  if (ownerOf(theConsole().rows, location.pathname)?.mount === 'public') return;
  // A failure shows where the frame reads the answers.
  void fetchPart(() => import(/* webpackChunkName: "frame" */ './frame/session.ts')).then(
    ({ refreshSession }) => refreshSession(),
    () => undefined,
  );
}

/** Draws the console into the document. */
export function start(): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no root element');
  onLostPart(reloadOnceForNewBuild);
  // Before the first call
  openSession();
  // A sign-out that is not through ends in another document
  const isOpen = store.get(sessionAtom).kind === 'open';
  if (isOpen) askForSession();
  createRoot(element).render(
    <StrictMode>
      <StateProvider store={store}>
        <SessionGate>{isOpen && <RouterProvider router={createRouter()} />}</SessionGate>
      </StateProvider>
    </StrictMode>,
  );
}

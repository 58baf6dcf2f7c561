import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { StateProvider } from '@console/shared/state';
import { fetchPart, onLostPart, openSession, originOf, sessionAtom, store } from '@console/shared/runtime';
import { theConsole } from './composition/console.ts';
import { PlainPlace } from './errors/plain-error.tsx';
import { ownerOf } from './composition/registry.ts';
import { createRouter } from './router.tsx';
import { SessionGate } from './session/gate.tsx';
import { reloadOnceForNewBuild } from './update/stale.ts';

/** Asks who is signed in while the first page's own data is on its way. */
function askForSession(): void {
  if (ownerOf(theConsole().rows, location.pathname)?.mount === 'public') return;
  // A failure shows where the frame reads the answers.
  void fetchPart(() => import(/* webpackChunkName: "frame" */ './place/session.ts')).then(
    ({ refreshSession }) => refreshSession(),
    () => undefined,
  );
}

function newRoot() {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no root element');
  return createRoot(element);
}

/** Says that what has to be there before the console starts could not be fetched: the mock API of the demo. */
export function showLost(retry: () => void): void {
  const root = newRoot();
  const failure = {
    name: '',
    origin: originOf(undefined),
    busy: false,
    retry: () => {
      root.unmount();
      retry();
    },
  };
  root.render(<PlainPlace failure={failure} />);
}

/** Draws the console into the document. */
export function start(): void {
  onLostPart(reloadOnceForNewBuild);
  // Before the first call
  openSession();
  // A sign-out that is not through ends in another document
  const isOpen = store.get(sessionAtom).kind === 'open';
  if (isOpen) askForSession();
  newRoot().render(
    <StrictMode>
      <StateProvider store={store}>
        <SessionGate>{isOpen && <RouterProvider router={createRouter()} />}</SessionGate>
      </StateProvider>
    </StrictMode>,
  );
}

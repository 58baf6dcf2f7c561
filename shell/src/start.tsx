import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { isApiError } from '@console/shared/api';
import { StateProvider } from '@console/shared/state';
import {
  fetchPart,
  onLostPart,
  openSession,
  originOf,
  pathOf,
  sessionAtom,
  settings,
  store,
} from '@console/shared/runtime';
import { currentConsole } from './composition/console.ts';
import { PlainPlace } from './errors/plain-error.tsx';
import { ownerOf } from './composition/registry.ts';
import { Frame } from './root.tsx';
import { whenWorthRendering } from './first-render.ts';
import { createRouter } from './router.tsx';
import { SessionGate } from './session/gate.tsx';
import { removeDrawnPage, takeOver, whenComposed } from './session/take-over.ts';
import { reloadOnceForNewBuild } from './update/stale.ts';

const isPublic = (): boolean => ownerOf(currentConsole().rows, pathOf(location.pathname))?.mount === 'public';

/** Requests the signed-in user in parallel to the data of the first page. */
function prefetchSession(): void {
  if (isPublic()) return;
  // The frame shows a failure where it reads these queries.
  void fetchPart(() => import(/* webpackChunkName: "frame" */ './place/session.ts')).then(
    ({ refreshSession }) => refreshSession(),
    () => undefined,
  );
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no root element');
  return element;
}

function newRoot() {
  return createRoot(rootElement(), {
    // A failed request of a tab is not a bug, and the API client has already logged it in the browser's console
    onCaughtError(error, { componentStack }) {
      if (!isApiError(error)) console.error(error, componentStack);
    },
  });
}

/** Shows that the mock API of the demo, which must be loaded before the console starts, could not be fetched. */
export function showMockFailure(retry: () => void): void {
  removeDrawnPage();
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

type Router = ReturnType<typeof createRouter>;

/** Resolves when the code of the first page has loaded or failed. */
async function whenLoaded(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Renders the console into the document. */
export async function start(): Promise<void> {
  onLostPart(reloadOnceForNewBuild);
  // Must run before the first API call
  openSession();
  // A sign-out that is not complete ends with a navigation to another document, so no page is rendered
  const isOpen = store.get(sessionAtom).kind === 'open';
  if (isOpen) prefetchSession();
  const router = isOpen ? createRouter() : undefined;
  if (router && settings().reports.endpoint !== '')
    void fetchPart(() => import(/* webpackChunkName: "reports" */ './reports/start.ts')).then(
      ({ startReports }) => startReports(router),
      () => undefined,
    );
  // A public page has no frame that could be shown before it: it is rendered once, when it is complete
  if (router && isPublic()) {
    await whenLoaded(router);
    await whenComposed();
  } else if (router) {
    Frame.preload();
    await whenWorthRendering(whenLoaded(router));
  }
  takeOver(rootElement(), () =>
    newRoot().render(
      <StrictMode>
        <StateProvider store={store}>
          <SessionGate>{router && <RouterProvider router={router} />}</SessionGate>
        </StateProvider>
      </StrictMode>,
    ),
  );
}

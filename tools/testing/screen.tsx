import { createMock, personas, type Fault, type Mock } from '@console/mock';
import { clearCache, QueryProvider } from '@console/shared/query';
import type { RouteEntry } from '@console/shared/routing';
import { store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { UiProvider } from '@console/shared/ui';
import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, vi } from 'vitest';
import { Messages } from '../../shell/src/root-effects/messages.tsx';

/** A screen that a test looks at, with the API behind it. */
export interface Rendered {
  /** The API in process: its faults, its data, and how often each operation was called. */
  mock: Mock;
  /** Path and query string of the address bar. */
  address: () => string;
}

/** How a screen is rendered. */
export interface ScreenOptions {
  /** Failures of calls, from the first one on. */
  faults?: readonly Fault[];
  /** Display name of the user; the operator when absent. */
  persona?: string;
}

function Frame() {
  return (
    <UiProvider>
      <Suspense>
        <Outlet />
      </Suspense>
      <Messages />
    </UiProvider>
  );
}

/**
 * Renders the screen of an address: the route table of a remote, its loaders, the query cache, notifications and
 * questions of the shell, and the mock API in process with its demo data. It needs no browser, so it is the place for a
 * matrix of values or failures; focus order, layout and real navigation are for end-to-end tests.
 */
export async function renderScreen(
  table: readonly RouteEntry[],
  address: string,
  { faults = [], persona = personas.operator }: ScreenOptions = {},
): Promise<Rendered> {
  const mock = createMock({ personas: true, persona });
  for (const fault of faults) mock.faults.add(fault);
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    mock.handle(new Request(new URL(input, location.origin), init)),
  );
  history.replaceState(null, '', address);
  const children = table.flatMap((entry) => entry.build('project'));
  const router = createBrowserRouter([{ id: 'frame', Component: Frame, HydrateFallback: () => null, children }]);
  render(
    <StateProvider store={store}>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </StateProvider>,
  );
  dispose = () => router.dispose();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 10_000);
  return { mock, address: () => location.pathname + location.search };
}

let dispose = (): void => undefined;

/** Takes the screen of a test away, with everything that was fetched. Called once by a file that renders screens. */
export function useScreens(): void {
  afterEach(() => {
    dispose();
    clearCache();
  });
}

/** The dialog with a title, once it is open. */
export const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

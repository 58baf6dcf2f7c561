// @vitest-environment happy-dom
import { createMock, personas } from '@console/mock';
import { clearCache, QueryProvider } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { UiProvider } from '@console/shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../../remotes/project/src/routes.ts';
import { PaletteHost } from '../../shell/src/palette/host.tsx';
import { placeOf } from '../../shell/src/place/place.ts';
import { openAreas } from './walk.tsx';

const LIST = '/projects/edge-cache/instances';
const rendered = vi.fn<() => void>();

/** The list of instances with the palette above it, as in the shell. */
function Frame() {
  const session = { me: undefined, groups: [], isFleetViewer: true, isSettled: true };
  const page = { parts: [], crumbs: [], titles: [], fills: false };
  return (
    <UiProvider>
      <Profiler id="page" onRender={rendered}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Profiler>
      <PaletteHost place={placeOf(LIST)} session={session} page={page} />
    </UiProvider>
  );
}

/** Turns of the event loop without a rendering after which the list counts as settled, as in a walk. */
const QUIET = 4;

/** Waits until the list has rendered everything that it requested. */
async function settle() {
  let quiet = 0;
  while (quiet < QUIET) {
    rendered.mockClear();
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    quiet = requests === 0 && rendered.mock.calls.length === 0 ? quiet + 1 : 0;
  }
}

let requests = 0;

afterEach(clearCache);

test('the list beneath the palette is not rendered when it opens, takes letters, and closes', async () => {
  openAreas();
  const mock = createMock({ personas: true, persona: personas.operator });
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    requests += 1;
    try {
      return await mock.handle(new Request(new URL(input, location.origin), init));
    } finally {
      requests -= 1;
    }
  });
  history.replaceState(null, '', LIST);
  const children = routes.flatMap((entry) => entry.build('project'));
  const router = createBrowserRouter([
    { id: 'frame', Component: Frame, HydrateFallback: () => null, children },
  ]);
  render(
    <StateProvider store={store}>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </StateProvider>,
  );
  await screen.findByRole('link', { name: 'cache-ams-01', hidden: true }, { timeout: 10_000 });
  await settle();
  const key = { key: 'k', ctrlKey: true };
  await act(async () => void fireEvent.keyDown(document.body, key));
  const field = await screen.findByRole('combobox', { name: 'Search' });
  for (const text of ['c', 'ca', 'cac']) {
    await act(async () => void fireEvent.change(field, { target: { value: text } }));
    const texts = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
    expect(texts.find((one) => one.startsWith('cache-ams-01'))).toBeDefined();
  }
  await act(async () => void fireEvent.keyDown(field, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rendered).not.toHaveBeenCalled();
  router.dispose();
});

// @vitest-environment happy-dom
import { createMock, personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { UiProvider } from '@console/shared/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler, Suspense } from 'react';
import { Outlet } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../remotes/project/src/routes.ts';
import { PaletteHost } from '../../shell/src/palette/host.tsx';
import { placeOf } from '../../shell/src/place/place.ts';
import { renderRoutes } from '../testing/screen.tsx';
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
/** Milliseconds after which nothing of the list waits any more, such as the end of its spinner. */
const DELAYS = 3_000;

/** The test has its own clock, so that no poll and no age renders the list while the palette is open. */
const realTimeout = globalThis.setTimeout;

const turn = () => act(() => new Promise((resolve) => realTimeout(resolve, 0)));

/** Waits for an element without time passing. */
async function appear(find: () => HTMLElement | null): Promise<HTMLElement> {
  const found = find();
  if (found) return found;
  await turn();
  return appear(find);
}

/** Waits until nothing is requested or rendered any more. */
async function settle() {
  await act(() => vi.dynamicImportSettled());
  let quiet = 0;
  while (quiet < QUIET) {
    rendered.mockClear();
    await turn();
    quiet = requests === 0 && rendered.mock.calls.length === 0 ? quiet + 1 : 0;
  }
}

let requests = 0;

afterEach(clearCache);

test('the list beneath the palette is not rendered when it opens, takes letters, and closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
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
  const router = renderRoutes(routes, LIST, Frame);
  await appear(() => screen.queryByRole('link', { name: 'cache-ams-01', hidden: true }));
  await act(() => vi.advanceTimersByTimeAsync(DELAYS));
  await settle();
  const key = { key: 'k', ctrlKey: true };
  await act(async () => void fireEvent.keyDown(document.body, key));
  const field = await appear(() => screen.queryByRole('combobox', { name: 'Search' }));
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

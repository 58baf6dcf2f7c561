// @vitest-environment happy-dom
import { createMock, type Mock, personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchRoutes } from '../../shell/src/search/routes.ts';
import { renderRouter } from '../testing/render-router.tsx';
// Loaded before the first test, which would otherwise wait for it
import './search-console.ts';

vi.mock('../../shell/src/composition/console.ts', () => import('./search-console.ts'));

let mock: Mock = createMock({ personas: true, persona: personas.operator });

/** Opens an address of the search in a separate router, in which every other path is a page that shows its path. */
function open(address: string, persona: string = personas.operator) {
  mock = createMock({ personas: true, persona });
  const router = createMemoryRouter(
    [
      ...searchRoutes.map((route) => ({
        ...route,
        // The router replaces what it has loaded
        ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
        ErrorBoundary: () => <p>Page not found</p>,
      })),
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [address] },
  );
  return renderRouter(router);
}

const idOf = (name: string) => mock.store.tables.instances.find((row) => row.name === name)?.id ?? '';

beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    mock.handle(new Request(new URL(input, location.origin), init)),
  );
  for (const level of ['debug', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
});

afterEach(() => {
  cleanup();
  clearCache();
  vi.unstubAllGlobals();
});

const results = (kind: string) => screen.findByRole('region', { name: kind }, { timeout: 4_000 });

describe('the page of all results', () => {
  // @sheet operator/13.57
  test('lists results by kind with their parent, and keeps the text in the address', async () => {
    const router = open('/search?q=cache-ams-01');
    const instances = within(await results('Instance'));
    const link = await instances.findByRole('link', { name: 'cache-ams-01' });
    expect(link.getAttribute('href')).toMatch(/^\/projects\/edge-cache\/instances\/cache-ams-01/);
    expect(instances.getByText(/edge-cache/)).toBeTruthy();
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d+ results?$/), 8_000);
    fireEvent.change(screen.getByRole('textbox', { name: 'Search everything' }), {
      target: { value: 'fernhill' },
    });
    expect(router.state.location.search).toBe('?q=fernhill');
    expect(within(await results('Silo')).getByRole('link', { name: 'fernhill' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Instance' })).toBeNull();
  }, 15_000);

  // @sheet operator/13.57
  test('sends no requests for two characters', async () => {
    open('/search?q=ca');
    expect((await screen.findByRole('status')).textContent).toBe('Type at least three characters.');
    expect([...mock.calls.keys()].filter((id) => id.endsWith('List'))).toEqual([]);
  });

  // @sheet operator/13.57
  test('stops with Escape', async () => {
    open('/search?q=nothing-is-called-so');
    const field = await screen.findByRole('textbox', { name: 'Search everything' });
    await screen.findByRole('button', { name: 'Stop' });
    act(() => void fireEvent.keyDown(field, { key: 'Escape' }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  });
});

describe('the address of any id', () => {
  // @sheet operator/13.55
  test('leads to the page of its object', async () => {
    const router = open(`/lookup/any/${idOf('cache-ams-01')}`);
    await screen.findByText('another page');
    expect(router.state.location.pathname).toBe('/projects/edge-cache/instances/cache-ams-01/storage');
  });

  // @sheet operator/13.55
  test.each(['00000000-0000-4000-8000-000000000000', 'cache-ams-01'])('is not found for %s', async (id) => {
    open(`/lookup/any/${id}`);
    expect(await screen.findByText('Page not found')).toBeTruthy();
  });

  // @sheet operator/13.55
  test('does not reveal what exists to users who may not see it', async () => {
    open(`/lookup/any/${idOf('cache-ams-01')}`, personas.nobody);
    expect(await screen.findByText('Page not found')).toBeTruthy();
  });
});

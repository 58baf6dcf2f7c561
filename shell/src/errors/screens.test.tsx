// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError, projectList } from '@console/shared/api';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { call, sayAvailable, setConfig } from '@console/shared/runtime';
import { AreaError } from './boundaries.tsx';

vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({ rows: [], loader: { rowOf: () => undefined } }),
}));

const load = vi.fn<() => Promise<null>>();
const other = vi.fn<() => Promise<null>>();

/** Sends a request that gets an answer, or none: so the console learns whether the server can be reached. */
async function send(isReachable: boolean): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response('{"items": []}');
  });
  await call(projectList, {}).catch(() => undefined);
}

/** A page whose loader got no answer, and another page. */
async function open(failure = apiError({ kind: 'network', message: 'No answer' })) {
  load.mockRejectedValueOnce(failure);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        ErrorBoundary: AreaError,
        children: [
          { path: 'key', loader: () => load(), element: <h1>Key</h1> },
          { path: 'profile', loader: () => other(), element: <h1>Profile</h1> },
        ],
      },
    ],
    { initialEntries: ['/key'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Something went wrong' });
  await act(() => send(false));
  return router;
}

beforeEach(() => {
  setConfig({
    version: 1,
    build: 'b',
    shell: { frame: [], shares: {} },
    settings: DEFAULT_SETTINGS,
    remotes: [],
  });
  load.mockReset().mockResolvedValue(null);
  other.mockReset().mockResolvedValue(null);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  cleanup();
  await send(true);
});

test('a page that got no answer opens again without a click when the server is back', async () => {
  await open();
  await act(() => send(true));
  expect(await screen.findByRole('heading', { name: 'Key' })).toBeTruthy();
});

test('a page that was not available opens again without a click when the server is back', async () => {
  await open(apiError({ kind: 'server', message: 'Maintenance', status: 503 }));
  act(sayAvailable);
  expect(await screen.findByRole('heading', { name: 'Key' })).toBeTruthy();
});

test('a click on a link is not lost when its page gets the first answer of the server', async () => {
  const router = await open();
  const arrived = Promise.withResolvers<null>();
  other.mockReturnValueOnce(arrived.promise);
  await act(async () => {
    // Before React renders that the navigation has begun
    void router.navigate('/profile');
    await send(true);
    arrived.resolve(null);
  });
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/profile');
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError, projectList, type ErrorFacts } from '@console/shared/api';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { QueryProvider } from '@console/shared/query';
import { call, sayAvailable, setConfig } from '@console/shared/runtime';
import { AreaError } from './boundaries.tsx';

vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({
    rows: [
      { name: 'settings', label: 'Settings', prefixes: ['/settings'] },
      { name: 'reports', label: 'Reports', prefixes: ['/reports'] },
    ],
    loader: { rowOf: () => undefined },
  }),
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

/** A page whose data the server refuses or does not have, in an area of the console or of another team. */
async function openRefused(path: string, failure: ErrorFacts): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response('{"id": "u", "items": [{}], "role_assignments": []}'));
  load.mockRejectedValueOnce(apiError(failure));
  const router = createMemoryRouter(
    [
      {
        path: '/',
        ErrorBoundary: AreaError,
        children: [{ path, loader: () => load(), element: <h1>Page</h1> }],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
  );
  await screen.findByRole('alert');
}

const REFUSED = { kind: 'forbidden', status: 403, message: 'Backups are for the storage team' } as const;

test('a page of another team that the user may not see has the words of the server, and whom to ask', async () => {
  await openRefused('/reports', { ...REFUSED, requestId: 'r-1' });
  expect(screen.getByRole('heading', { name: 'You may not see this' })).toBeTruthy();
  expect(screen.getByText('Backups are for the storage team')).toBeTruthy();
  expect(screen.getByText('Ask an administrator of your silo, or the team of Reports.')).toBeTruthy();
  expect(screen.getByText('r-1')).toBeTruthy();
});

test.each<[what: string, title: string, path: string, failure: ErrorFacts]>([
  ['of the console and refused', 'Something went wrong', '/settings', REFUSED],
  ['missing', 'Page not found', '/reports', { kind: 'not-found', status: 404, message: 'No report' }],
  ['failing', 'Something went wrong', '/reports', { kind: 'server', status: 500, message: 'Disk full' }],
])('a page that is %s reads %s and no more', async (_, title, path, failure) => {
  await openRefused(path, failure);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByText(failure.message)).toBeNull();
});

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

// @sheet common-ui/34.45
test('a page that got no answer opens again without a click when the server is back', async () => {
  await open();
  await act(() => send(true));
  expect(await screen.findByRole('heading', { name: 'Key' })).toBeTruthy();
});

// @sheet common-ui/34.39
test('a page that was not available opens again without a click when the server is back', async () => {
  await open(apiError({ kind: 'server', message: 'Maintenance', status: 503 }));
  act(sayAvailable);
  expect(await screen.findByRole('heading', { name: 'Key' })).toBeTruthy();
});

// @sheet common-ui/34.45
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

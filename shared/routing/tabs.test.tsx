// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen as view } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { apiError, type ErrorKind, projectList } from '@console/shared/api';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { call, onLostPart, setConfig } from '@console/shared/runtime';
import { RouteTabs } from '@console/shared/ui/detail';
import { screen } from './table.ts';

const failure = (kind: ErrorKind, requestId?: string) =>
  apiError({ kind, message: 'Words of the server', ...(requestId === undefined ? {} : { requestId }) });

const Rows = () => <p>Rows</p>;
const Page = () => (
  <>
    <h1>prod-vpc</h1>
    <RouteTabs
      label="VPC"
      tabs={[
        { label: 'Rules', to: '/v/rules' },
        { label: 'Subnets', to: '/v/subnets' },
      ]}
    >
      <Outlet />
    </RouteTabs>
  </>
);

const reported = vi.fn<(error: unknown) => void>();

/** The behavior of the loaders of the tabs, or of the first tab's code, at each attempt. */
const load = vi.fn<() => Promise<null>>();
const elsewhere = vi.fn<() => Promise<null>>();
const code = vi.fn<() => Promise<{ Component: () => React.ReactNode }>>();

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

function open() {
  const routes = screen('/v', {
    component: () => Promise.resolve({ Component: Page }),
    tabs: [
      screen('/v/rules', { component: code }),
      screen('/v/subnets', {
        component: () => Promise.resolve({ Component: () => <p>Subnets there are</p> }),
      }),
    ],
  }).build('project');
  // The loader of a screen takes queries; only its outcome matters here
  for (const [tab, loader] of [
    ['/v/rules', load],
    ['/v/subnets', elsewhere],
  ] as const) {
    const route = flat(routes).find(({ path }) => path === tab);
    if (!route) throw new Error('no tab');
    route.loader = () => loader();
  }
  const router = createMemoryRouter(
    [{ path: '/', ErrorBoundary: () => <h1>Something went wrong</h1>, children: routes }],
    { initialEntries: ['/v/rules'] },
  );
  render(<RouterProvider router={router} />);
}

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
const again = () => view.queryByRole('button', { name: 'Try again' });
const titles = () => view.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  setConfig({
    version: 1,
    build: 'b',
    shell: { frame: [], shares: {} },
    settings: DEFAULT_SETTINGS,
    remotes: [],
  });
  reported.mockReset();
  load.mockReset().mockResolvedValue(null);
  elsewhere.mockReset().mockResolvedValue(null);
  code.mockReset().mockResolvedValue({ Component: Rows });
  onLostPart(() => Promise.resolve(false));
  // The test document lacks it
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['server', 'The server failed. Request r-1', true],
  ['network', 'Words of the server', true],
  ['unreadable', "The server's answer could not be read.", true],
  ['forbidden', 'Your roles do not allow it.', false],
] as const)('a tab whose data fails (%s) shows the error in its panel', async (kind, sentence, canRetry) => {
  load.mockRejectedValue(failure(kind, 'r-1'));
  open();
  await settle();
  expect(titles()).toEqual(['prod-vpc']);
  const panel = view.getByRole('tabpanel', { name: 'Rules' });
  expect(panel.contains(view.getByRole('alert'))).toBe(true);
  expect(panel.textContent).toContain(`This tab could not be loaded${sentence}`);
  expect(again() !== null).toBe(canRetry);
  // Only a bug is reported by the shell
  expect(reported).not.toHaveBeenCalled();
});

// @sheet common-ui/34.44
test('is retried by its button, which keeps the focus in the panel', async () => {
  load.mockRejectedValueOnce(failure('server')).mockRejectedValueOnce(failure('server'));
  open();
  await settle();
  for (const expected of [true, false]) {
    again()?.focus();
    fireEvent.click(again() ?? document.body);
    await settle();
    expect(again() !== null).toBe(expected);
  }
  expect(view.getByText('Rows')).toBeTruthy();
  expect(document.activeElement).toBe(view.getByRole('tabpanel'));
});

// @sheet common-ui/34.44
test('a tab whose code cannot be fetched keeps the page, and is fetched again', async () => {
  code.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  open();
  await settle();
  expect(titles()).toEqual(['prod-vpc']);
  fireEvent.click(again() ?? document.body);
  await settle();
  expect(view.getByText('Rows')).toBeTruthy();
});

test('a tab whose build was replaced leaves the reload to the shell', async () => {
  const recover = vi.fn(() => Promise.resolve(true));
  onLostPart(recover);
  code.mockRejectedValue(new Error('Loading chunk 7 failed'));
  open();
  await settle();
  fireEvent.click(again() ?? document.body);
  await settle();
  expect(recover).toHaveBeenCalledOnce();
});

/** Sends a request that gets an answer, or none: so the console learns whether the server can be reached. */
const reachable = (isReachable: boolean) =>
  act(async () => {
    vi.stubGlobal('fetch', async () => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return new Response('{"items": []}');
    });
    await call(projectList, {}).catch(() => undefined);
  });

// @sheet common-ui/34.45
test('a tab that got no answer is fetched again when the server is back', async () => {
  load.mockRejectedValueOnce(failure('network'));
  open();
  await settle();
  await reachable(false);
  await reachable(true);
  await settle();
  expect(view.getByText('Rows')).toBeTruthy();
});

// @sheet common-ui/34.45
test('a tab that got no answer does not call back who is on the way to another page', async () => {
  load.mockRejectedValueOnce(failure('network'));
  open();
  await settle();
  await reachable(false);
  const arrived = Promise.withResolvers<null>();
  elsewhere.mockReturnValueOnce(arrived.promise);
  fireEvent.click(view.getByRole('tab', { name: 'Subnets' }));
  // The answer that the other page waits for is the first one
  await reachable(true);
  arrived.resolve(null);
  await settle();
  expect(view.getByText('Subnets there are')).toBeTruthy();
});

test('the other tabs can be opened', async () => {
  load.mockRejectedValue(failure('server'));
  open();
  await settle();
  fireEvent.click(view.getByRole('tab', { name: 'Subnets' }));
  await settle();
  expect(view.getByText('Subnets there are')).toBeTruthy();
  expect(view.queryByRole('alert')).toBeNull();
});

test('a deleted resource shows not found for the whole page', async () => {
  load.mockRejectedValue(failure('not-found'));
  open();
  await settle();
  expect(titles()).toEqual(['Something went wrong']);
});

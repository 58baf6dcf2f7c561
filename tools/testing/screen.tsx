import { createMock, personas, type Fault, type Mock, type MockService } from '@console/mock';
import { clearCache } from '@console/shared/query';
import type { RouteEntry } from '@console/shared/routing';
import { dismissToast, store, toastsAtom } from '@console/shared/runtime';
import { UiProvider } from '@console/shared/ui';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { Messages } from '../../shell/src/frame/messages.tsx';
import { pageOf, titleOf } from '../../shell/src/place/page.ts';
import { setWidth } from '../../shared/table/test-width.ts';
import { spinnerTime } from '../../shared/ui/basic/use-min-duration.ts';
import { renderRouter } from './render-router.tsx';
export { setWidth };

/** A screen that a test looks at, with the API behind it. */
export interface Rendered {
  /** The API in process: its faults, its data, and how often each operation was called. */
  mock: Mock;
  /** Path and query string of the address bar. */
  address: () => string;
  /** Goes to another address as a link does: what was fetched is kept. */
  visit: (path: string) => Promise<void>;
  /** The document title and the breadcrumbs (label and target) that the frame of the shell shows. */
  place: () => { title: string; crumbs: readonly (readonly [label: string, to: string])[] };
}

/** How a screen is rendered. */
export interface ScreenOptions {
  /** Failures of calls, from the first one on. */
  faults?: readonly Fault[];
  /** Display name of the user; the operator when absent. */
  persona?: string;
  /** Mocks of other services. */
  services?: readonly MockService[];
  /** Changes the data before the first request, such as by giving a role. */
  prepare?: (mock: Mock) => void;
  /** The background tasks of the area, which the shell mounts beside the page. */
  tasks?: ComponentType;
}

const frameWith = (Tasks?: ComponentType) =>
  function Frame() {
    return (
      <UiProvider>
        <Suspense>
          <Outlet />
        </Suspense>
        {Tasks && <Tasks />}
        <Messages />
      </UiProvider>
    );
  };

/** Renders the pages of a route table at an address inside of a frame, with the router, the query cache and the state of the console. */
export function renderRoutes(table: readonly RouteEntry[], address: string, frame: ComponentType) {
  history.replaceState(null, '', address);
  const children = table.flatMap((entry) => entry.build('project'));
  const router = createBrowserRouter([
    { id: 'frame', Component: frame, HydrateFallback: () => null, children },
  ]);
  return renderRouter(router);
}

/**
 * Renders the screen of an address: the route table of a remote, its loaders, the query cache, notifications and
 * questions of the shell, and the mock API in process with its demo data. It needs no browser, so it is the place for a
 * matrix of values or failures; focus order, layout and real navigation are for end-to-end tests.
 */
export async function renderScreen(
  table: readonly RouteEntry[],
  address: string,
  { faults = [], persona = personas.operator, services = [], prepare, tasks }: ScreenOptions = {},
): Promise<Rendered> {
  const mock = createMock({ personas: true, persona, services });
  prepare?.(mock);
  for (const fault of faults) mock.faults.add(fault);
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    mock.handle(new Request(new URL(input, location.origin), init)),
  );
  const router = renderRoutes(table, address, frameWith(tasks));
  dispose = () => router.dispose();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return {
    mock,
    address: () => location.pathname + location.search,
    visit: (path) => act(() => router.navigate(path)),
    place: () => {
      const page = pageOf(
        router.state.matches.map(({ route, params }) => {
          const handle: unknown = route.handle;
          return { id: route.id, params, handle };
        }),
      );
      return {
        title: titleOf(page, 'Oxide Console'),
        crumbs: page.crumbs.map(({ label, to }) => [label, to]),
      };
    },
  };
}

let dispose = (): void => undefined;

/** Called once by a file that renders screens: removes each with its data, and keeps failed requests out of the log. `width` in rem. */
export function useScreens(width?: number): void {
  const { min } = spinnerTime;
  beforeAll(() => {
    // Only a browser determines whether an element is hidden: here it would take most of the time of a test.
    configure({ defaultHidden: true });
    spinnerTime.min = 0;
  });
  afterAll(() => {
    configure({ defaultHidden: false });
    spinnerTime.min = min;
  });
  // The buttons of a full-page form and the actions of a page are in the footer of the frame
  const bar = Object.assign(document.createElement('div'), { id: 'action-bar' });
  beforeEach(() => {
    document.body.append(bar);
    if (width !== undefined) setWidth(width);
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  });
  afterEach(() => {
    dispose();
    bar.remove();
    // A page that is still mounted would fetch the cleared data again, from the mock of the next test
    cleanup();
    clearCache();
    for (const { id } of store.get(toastsAtom)) dismissToast(id);
  });
}

/** Lets the pauses between two looks at what changes, 2 to 3.5 seconds, pass quickly until the end of the test. */
export function hurry(): void {
  const { setTimeout: later, setInterval: every } = globalThis;
  const quick = (ms = 0) => (ms > 1_900 && ms <= 3_500 ? ms / 50 : ms);
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => later(run, quick(ms)));
  vi.stubGlobal('setInterval', (run: () => void, ms?: number) => every(run, quick(ms)));
}

/** The dialog with a title, once it is open. */
export const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The ways in which a call that changes something can fail: in words, as a fault, and the message shown. */
export const FAILURES = [
  // The words are those of the console for its API, and those of the answer for a service of a team
  ['is not allowed', { status: 403, message: 'Action not authorized' }, 'Action not authorized'],
  ['cannot be done now', { status: 503, message: 'The region is being moved' }, 'The region is being moved'],
  ['succeeds unreadably', { body: '{"id": ' }, /^Error reading API response/],
  ['does not arrive', { abort: true }, /^The server could not be reached/],
] as const;

/** The options of a screen on which the next call of an operation fails, by a rule of {@link FAILURES} say. */
export const once = (operation: string, rule: object): ScreenOptions => ({
  faults: [{ operation, count: 1, ...rule }],
});

/** The options of a screen that is seen by a person who may read the fleet and change nothing of it. */
export const AS_VIEWER: ScreenOptions = {
  faults: ['systemPolicyView', 'policyView'].map((operation) => ({
    operation,
    body: '{"role_assignments": []}',
  })),
};

/** Answers the question with a title. */
export const confirmIn = async (title: string): Promise<void> =>
  press((await openDialog(title)).getByRole('button', { name: 'Confirm' }));

/** The notifications that are shown. */
export const toasts = () => within(screen.getByTestId('Toasts'));

/** The row of a table that contains a text, when it exists: a notification may contain the text earlier. */
export const rowOf = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = screen
      .queryAllByText(text)
      .map((found) => found.closest('tr'))
      .find(Boolean);
    if (!row) throw new Error(`no row of a table holds ${text}`);
    return row;
  });

/** Opens the menu of a row. */
export async function openRowMenu(text: string) {
  fireEvent.click(within(await rowOf(text)).getByRole('button', { name: 'Row actions' }));
  return within(await screen.findByRole('menu'));
}

/** Chooses an entry of the menu of a row. */
export async function rowAction(text: string, action: string): Promise<void> {
  fireEvent.click((await openRowMenu(text)).getByRole('menuitem', { name: action }));
}

/** Puts a value into a field, as typing does. */
export const fill = (field: HTMLElement, value: string): boolean =>
  fireEvent.change(field, { target: { value } });

/** Puts a file into a file field, as the dialog of the browser does. */
export const chooseFile = (field: HTMLElement, file: File): boolean =>
  fireEvent.change(field, {
    target: { files: { 0: file, length: 1, item: (index: number) => (index === 0 ? file : null) } },
  });

/** Chooses from a combobox by typing. */
export async function choose(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  fill(field, text);
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${text}`) }));
}

/** What a field shows. */
export const valueOf = (field: HTMLElement): unknown => Reflect.get(field, 'value');

/** The text that describes an element to a screen reader. */
export const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** The cell of a row under a heading of its table. */
export async function cellOf(text: string, heading: string): Promise<HTMLElement> {
  const row = await rowOf(text);
  const headings = within(row.closest('table') ?? row).getAllByRole('columnheader');
  const cell = row.children[headings.findIndex(({ textContent }) => textContent === heading)];
  if (!(cell instanceof HTMLElement)) throw new Error(`the row of ${text} has no ${heading}`);
  return cell;
}

/** Waits for a notification. */
export const expectToast = (text: string): Promise<void> =>
  vi.waitFor(() => expect(screen.getByTestId('Toasts').textContent).toContain(text));

/** Clicks a button as soon as it can be clicked. */
export async function press(button: HTMLElement): Promise<void> {
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(button);
}

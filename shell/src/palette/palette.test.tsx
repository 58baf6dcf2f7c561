// @vitest-environment happy-dom
import { commandsAtom, store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '../place/place.ts';
import { Palette } from './palette.tsx';

vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({
    rows: [],
    running: [],
    loader: {
      states: () => new Map(),
      rowOf: () => undefined,
      load: () => Promise.reject(new Error('none')),
    },
  }),
}));

const place: Place = { frame: 'silo', navigation: [], params: {}, path: '/projects' };
const session = { me: undefined, groups: [], isFleetViewer: false, isSettled: true };
const page = { parts: [], crumbs: [], titles: [], fills: false };
const dismiss = vi.fn<() => void>();

/** The callbacks that wait for an idle period. */
let waiting: (() => void)[] = [];
const beIdle = () =>
  act(() => {
    const now = waiting;
    waiting = [];
    for (const run of now) run();
  });

function open() {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <button type="button">Behind</button>
          <Palette place={place} session={session} page={page} onDismiss={dismiss} />
        </>
      ),
    },
  ]);
  return render(
    <StateProvider store={store}>
      <RouterProvider router={router} />
    </StateProvider>,
  );
}

const options = () => screen.getAllByRole('option', { hidden: true });
const field = () => screen.getByRole('combobox', { name: 'Search', hidden: true });
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  const commands = Array.from({ length: 300 }, (_, at) => ({
    group: 'Go to instance',
    label: `vm-${String(at).padStart(3, '0')}`,
    to: `/projects/p/instances/${at}`,
  }));
  store.set(commandsAtom, new Map([[Symbol('list'), commands]]));
});
afterEach(() => {
  cleanup();
  store.set(commandsAtom, new Map());
  dismiss.mockReset();
});

// @sheet common-ui/34.52
test('draws the visible rows with each letter, and the others when the browser is idle', () => {
  open();
  expect(options()).toHaveLength(20);
  beIdle();
  expect(options()).toHaveLength(56);
  fireEvent.change(field(), { target: { value: 'v' } });
  expect(options()).toHaveLength(20);
  while (waiting.length > 0) beIdle();
  expect(options()).toHaveLength(200);
});

test('an arrow key reaches a row that is not drawn yet', () => {
  open();
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(options()).toHaveLength(200);
  expect(options().at(-1)?.getAttribute('aria-selected')).toBe('true');
  expect(field().getAttribute('aria-activedescendant')).toBe(options().at(-1)?.id);
});

test('an arrow key renders only the two rows whose selection changes', () => {
  open();
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(field().closest('dialog') ?? document, { attributes: true, subtree: true });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const rows = observer
    .takeRecords()
    .flatMap(({ target }) => (target instanceof Element && target.role === 'option' ? [target] : []));
  observer.disconnect();
  expect(changed).toEqual([]);
  expect(new Set(rows)).toEqual(new Set(options().slice(0, 2)));
});

test('a pointer selects a row, and a click on its link opens the page after the palette is closed', async () => {
  open();
  const row = screen.getByRole('option', { name: 'vm-005', hidden: true });
  fireEvent.pointerMove(row.firstElementChild ?? row);
  expect(row.getAttribute('aria-selected')).toBe('true');
  expect(fireEvent.click(row, { ctrlKey: true })).toBe(true);
  expect(dismiss).not.toHaveBeenCalled();
  await act(async () => expect(fireEvent.click(row)).toBe(false));
  expect(dismiss).toHaveBeenCalledOnce();
});

test('Ctrl and Enter open the page in another tab', () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  open();
  fireEvent.change(field(), { target: { value: 'vm-005' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(opened).toHaveBeenCalledExactlyOnceWith('/projects/p/instances/5', '_blank', 'noreferrer');
  expect(dismiss).toHaveBeenCalledOnce();
});

test('hides the page behind from screen readers while it is open, and leaves what was hidden before', () => {
  const hidden = document.body.appendChild(document.createElement('div'));
  hidden.setAttribute('aria-hidden', 'true');
  const { container, unmount } = open();
  expect(screen.getByRole('dialog', { name: 'Quick actions' }).getAttribute('aria-modal')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  unmount();
  expect(container.hasAttribute('aria-hidden')).toBe(false);
  expect(hidden.getAttribute('aria-hidden')).toBe('true');
  hidden.remove();
});

test('Tab moves within the palette, and nothing behind it takes the focus', () => {
  open();
  fireEvent.change(field(), { target: { value: 'v' } });
  const list = screen.getByRole('listbox', { name: 'Results', hidden: true }).parentElement;
  expect(document.activeElement).toBe(field());
  for (const name of ['Clear', 'Dismiss']) {
    press('Tab');
    expect(document.activeElement).toBe(button(name));
  }
  press('Tab');
  // Browsers focus a list that can be scrolled; the others skip it
  if (document.activeElement === list) press('Tab');
  expect(document.activeElement).toBe(field());
  press('Tab', true);
  if (document.activeElement === list) press('Tab', true);
  expect(document.activeElement).toBe(button('Dismiss'));
  screen.getByRole('button', { name: 'Behind', hidden: true }).focus();
  expect(document.activeElement).toBe(field());
});

test('Escape closes it once, wherever the focus is, but not while a text is composed', () => {
  open();
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(dismiss).toHaveBeenCalledOnce();
});

test('is modal above another native dialog, which would make it inert', () => {
  const drawer = document.body.appendChild(document.createElement('dialog'));
  drawer.showModal();
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  open().unmount();
  expect(modal).toHaveBeenCalledOnce();
  drawer.remove();
  open();
  expect(modal).toHaveBeenCalledOnce();
});

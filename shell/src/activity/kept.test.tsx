// @vitest-environment happy-dom
import { projectCreate } from '@console/shared/api';
import { setConfig, config, signOut, store } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { UiProvider } from '@console/shared/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entriesAtom, type Entry, recordWrites } from './entries.ts';
import { KEPT_PREFIX, keepActivity, keptKeys, OWN_KEY } from './kept.ts';
import { ActivityPanel } from './panel.tsx';

vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({ rows: [], loader: { states: () => new Map() } }),
}));

const BEFORE = `${KEPT_PREFIX}1-before`;

const entry = (name: string, change: Partial<Entry> = {}): Entry => ({
  id: 1,
  operation: projectCreate,
  names: { name },
  state: 'done',
  startedAt: Date.now() - 1_000,
  endedAt: Date.now(),
  ...change,
});

/** Another document of the user writes what it has done. */
function writeElsewhere(key: string, ...items: readonly Entry[]): void {
  localStorage.setItem(key, JSON.stringify(items));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <ActivityPanel /> }]);
  render(
    <StateProvider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StateProvider>,
  );
}
const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  setConfig(config());
  localStorage.clear();
  store.set(entriesAtom, []);
  recordWrites();
  keepActivity();
});
afterEach(cleanup);

const kept = () => vi.waitFor(() => expect(localStorage.getItem(OWN_KEY)).not.toBeNull());

test('the activity of a document before this one and of another tab is listed, the newest first', () => {
  writeElsewhere(BEFORE, entry('first', { what: 'Renamed to second', startedAt: 1, endedAt: 2 }));
  open();
  expect(titles()).toHaveLength(1);
  expect(titles()[0]).toContain('Renamed to second');
  writeElsewhere(`${KEPT_PREFIX}2-other`, entry('later'));
  expect(titles().map((text) => /later|first/.exec(text)?.[0])).toEqual(['later', 'first']);
});

test('what was pending when its document was left is unknown', async () => {
  store.set(entriesAtom, [entry('edge', { state: 'running', endedAt: undefined })]);
  await kept();
  expect(localStorage.getItem(OWN_KEY)).toContain('"running"');
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(OWN_KEY)).toContain('"unknown"');
});

test('a pending change of a document that crashed does not stay pending', () => {
  writeElsewhere(BEFORE, entry('edge', { state: 'running', startedAt: 1, endedAt: undefined }));
  open();
  expect(titles()[0]).toContain('Check before retrying');
});

test('"Clear finished" clears the other documents too, and leaves what is pending', () => {
  writeElsewhere(BEFORE, entry('old'), entry('new', { id: 2, state: 'running', endedAt: undefined }));
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Clear finished' }));
  expect(titles()).toHaveLength(1);
  expect(localStorage.getItem(BEFORE)).not.toContain('old');
});

test('what another build or page has written is left out when it has another shape', () => {
  localStorage.setItem(BEFORE, JSON.stringify([{ id: 1 }, null, 7, { ...entry('x'), names: { a: {} } }]));
  localStorage.setItem(`${KEPT_PREFIX}2-broken`, '{');
  open();
  expect(titles()).toEqual([]);
});

test('nothing of it outlives the session', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  writeElsewhere(BEFORE, entry('old'));
  store.set(entriesAtom, [entry('edge')]);
  await kept();
  await signOut().catch(() => undefined);
  await vi.waitFor(() => expect(keptKeys()).toEqual([]));
  // What was to be stored soon
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(keptKeys()).toEqual([]);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListPage } from './list-page.tsx';
import { diskColumns, diskPage, setWidth } from '../test-table.tsx';
import { currentView, removeView, savedViews, saveView } from '../viewed/saved.ts';

beforeEach(() => setWidth(90));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function show(address: string) {
  const element = (
    <ListPage title="Disks" page={diskPage()} columns={diskColumns} empty={{ title: 'No disks' }} />
  );
  const router = createMemoryRouter([{ path: '/disks', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return {
    where: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** How the last address was reached: PUSH for a new entry of the history. */
    action: () => router.state.historyAction,
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string, role: 'menuitem' | 'menuitemradio') => {
  press('View');
  fireEvent.click(await screen.findByRole(role, { name }));
};

// @sheet common-ui/34.57 common-ui/34.58
it('a view is saved under a name, chosen from the menu again, and deleted', async () => {
  const { where } = show('/disks?sort=-name&filter=web');
  await choose('Save or delete views…', 'menuitem');
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views of disks' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name of this view' }), {
    target: { value: ' Web disks ' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(savedViews('disks')).toEqual([{ name: 'Web disks', search: '?sort=-name&filter=web' }]);
  await choose('Reset view', 'menuitem');
  await waitFor(() => expect(where()).toBe('/disks'));
  await choose('Web disks', 'menuitemradio');
  await waitFor(() => expect(where()).toBe('/disks?sort=-name&filter=web'));
  await choose('Save or delete views…', 'menuitem');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete view Web disks' }));
  await waitFor(() => expect(savedViews('disks')).toEqual([]));
});

/** A view that another tab has saved: nothing of it is known here but what the browser stores. */
const storeView = (name: string, search: string) =>
  localStorage.setItem('personal:views:disks', JSON.stringify([...savedViews('disks'), { name, search }]));

/** The names of the saved views that are checked in the menu. */
async function checkedViews(): Promise<(string | null)[]> {
  press('View');
  const views = await screen.findAllByRole('menuitemradio', { name: /^View / });
  const checked = views.filter((one) => one.getAttribute('aria-checked') === 'true');
  const names = checked.map((one) => one.textContent);
  press('View');
  return names;
}

// @sheet common-ui/34.57 common-ui/34.58
it('of several views with the same columns, order and filter, the one last chosen or saved is checked', async () => {
  for (const name of ['View a', 'View b', 'View c']) storeView(name, '?filter=web');
  show('/disks?filter=web');
  expect(await checkedViews()).toEqual(['View a']);
  await choose('View c', 'menuitemradio');
  expect(await checkedViews()).toEqual(['View c']);
  await choose('Save or delete views…', 'menuitem');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name of this view' }), {
    target: { value: 'View bb' },
  });
  press('Save view');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await checkedViews()).toEqual(['View bb']);
  removeView('disks', 'View bb');
  expect(currentView('disks', '?filter=web')).toBe('View a');
});

it('choosing the view that is shown adds nothing to the history', async () => {
  for (const name of ['View a', 'View b']) saveView('disks', { name, search: '?filter=web' });
  const { action, where } = show('/disks?filter=web');
  await choose('View a', 'menuitemradio');
  expect(await checkedViews()).toEqual(['View a']);
  expect(where()).toBe('/disks?filter=web');
  expect(action()).not.toBe('PUSH');
});

// @sheet common-ui/34.57 common-ui/34.58
it('a name that exists is reported before the view is replaced', async () => {
  saveView('disks', { name: 'Web', search: '?filter=web' });
  show('/disks?filter=db');
  await choose('Save or delete views…', 'menuitem');
  const name = await screen.findByRole('textbox', { name: 'Name of this view' });
  fireEvent.change(name, { target: { value: 'We' } });
  expect(screen.queryByRole('button', { name: 'Replace view' })).toBeNull();
  fireEvent.change(name, { target: { value: 'Web ' } });
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('A view with this name exists and will be replaced.');
  press('Replace view');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(savedViews('disks')).toEqual([{ name: 'Web', search: '?filter=db' }]);
});

// @sheet common-ui/34.57 common-ui/34.58
it('the button of the next view gets the focus after a deletion, then that of the previous one', async () => {
  for (const name of ['a', 'b', 'c']) saveView('disks', { name, search: '' });
  show('/disks');
  await choose('Save or delete views…', 'menuitem');
  const remove = (name: string) => screen.findByRole('button', { name: `Delete view ${name}` });
  for (const [one, next] of [
    ['b', 'c'],
    ['c', 'a'],
  ] as const) {
    const button = await remove(one);
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(await remove(next));
  }
});

it('the dialog closes with its list, and is not open when the list is shown again', async () => {
  show('/disks');
  await choose('Save or delete views…', 'menuitem');
  await screen.findByRole('dialog', { name: 'Saved views of disks' });
  cleanup();
  show('/disks');
  await choose('Save or delete views…', 'menuitem');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  cleanup();
  show('/disks');
  expect(await screen.findByRole('searchbox')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('replaces a view of the same name, and works with invalid or blocked storage', () => {
  expect(saveView('disks', { name: 'a', search: '?sort=name' })).toBe(true);
  expect(saveView('disks', { name: 'a', search: '?sort=-name' })).toBe(true);
  expect(savedViews('disks')).toEqual([{ name: 'a', search: '?sort=-name' }]);
  expect(savedViews('instances')).toEqual([]);
  removeView('disks', 'a');
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('personal:views:disks', '[{"name":1},7,{"name":"b","search":""}]');
  expect(savedViews('disks')).toEqual([{ name: 'b', search: '' }]);
  localStorage.setItem('personal:views:disks', '{');
  expect(savedViews('disks')).toEqual([]);
  const full = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, clear: () => undefined });
  expect(saveView('disks', { name: 'a', search: '' })).toBe(false);
});

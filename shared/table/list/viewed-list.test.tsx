// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { announcementAtom, store } from '@console/shared/runtime';
import { Button } from '@console/shared/ui/basic';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { type Disk, diskColumns, diskPage, heads, useFrame } from '../test-table.tsx';
import { backToList } from './use-view-address.ts';

useFrame();

const props = (own: Partial<ListPageProps<Disk>> = {}): ListPageProps<Disk> => ({
  title: 'SSH Disks',
  page: diskPage(),
  columns: diskColumns,
  empty: { title: 'No disks' },
  ...own,
});

/** Renders the list with a form that opens over it. */
function show(address = '/disks', own: Partial<ListPageProps<Disk>> = {}) {
  const list = (more: Partial<ListPageProps<Disk>>) => (
    <>
      <ListPage {...props({ ...own, ...more })} />
      <Outlet />
    </>
  );
  const routes = [
    {
      element: list({}),
      children: [
        { path: '/disks', element: null },
        { path: '/disks-new', element: <h2>New disk</h2> },
      ],
    },
    { path: '/elsewhere', element: <h2>Elsewhere</h2> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere', address] });
  render(<RouterProvider router={router} />);
  const where = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, where };
}

const names = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const head = (name: string) =>
  [...document.querySelectorAll('th')].find((one) => one.textContent === name) ?? document.body;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('searchbox', { name: 'Filter SSH disks' });
const rowsAre = (...expected: string[]) =>
  waitFor(() => expect(names()).toEqual(expected.map((name) => `id-${name}`)));
const foot = () => document.querySelector('#action-bar')?.textContent;

describe('the order', () => {
  it('changes with each click from ascending to descending to none, and is kept in the address', async () => {
    const { where } = show();
    expect(heads()).toEqual(['name', 'state', 'size', 'description', 'created', '']);
    press('name');
    await rowsAre('db-1', 'web-2', 'web-10');
    expect(where()).toBe('/disks?sort=name');
    expect(head('name').getAttribute('aria-sort')).toBe('ascending');
    expect(foot()).toBe('3 rows, sorted by name');
    press('name');
    await waitFor(() => expect(where()).toBe('/disks?sort=-name'));
    await rowsAre('web-10', 'web-2', 'db-1');
    press('name');
    await waitFor(() => expect(where()).toBe('/disks'));
    await waitFor(() => expect(head('name').hasAttribute('aria-sort')).toBe(false));
    await rowsAre('web-10', 'web-2', 'db-1');
  });

  it('counts clicks that come faster than the address changes', async () => {
    const { where } = show();
    press('name');
    press('name');
    await waitFor(() => expect(where()).toBe('/disks?sort=-name'));
    press('size');
    press('name');
    await waitFor(() => expect(where()).toBe('/disks?sort=name'));
  });

  it('cannot be set for columns without a value', () => {
    show();
    expect(screen.queryByRole('button', { name: 'state' })).toBeNull();
  });

  it('is an entry of the history that Back undoes', async () => {
    const { router, where } = show('/disks?filter=web');
    await rowsAre('web-10', 'web-2');
    press('name');
    await rowsAre('web-2', 'web-10');
    expect(where()).toBe('/disks?sort=name&filter=web');
    await act(() => router.navigate(-1));
    await rowsAre('web-10', 'web-2');
  });

  it('is announced once', async () => {
    show('/disks?sort=-name');
    await rowsAre('web-10', 'web-2', 'db-1');
    expect(store.get(announcementAtom).text).toBe('Sorted by name, descending. 3 rows');
  });
});

describe('the filter', () => {
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

  it('follows typing after a pause, without an entry in the history', async () => {
    const { router, where } = show();
    type('WEB ');
    type('WEB 10');
    await rowsAre('web-10');
    expect(where()).toBe('/disks?filter=WEB+10');
    expect(foot()).toBe('1 of 3 rows matchesClear filter');
    await act(() => router.navigate(-1));
    expect(where()).toBe('/elsewhere');
  });

  it('leads to its first row by Enter, which applies it at once, and by Arrow Down', async () => {
    show('/disks?columns=name,state,size');
    type('web-2');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('web-2'));
    field().focus();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('web-2');
  });

  it('is applied at once by Enter and cleared by Escape', async () => {
    const { where } = show();
    type('db');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(where()).toBe('/disks?filter=db'));
    fireEvent.keyDown(field(), { key: 'Escape' });
    await rowsAre('web-10', 'web-2', 'db-1');
    expect(where()).toBe('/disks');
    expect(field()).toHaveProperty('value', '');
  });

  it('shows when no row matches, and can be cleared', async () => {
    const { where } = show('/disks?filter=nonesuch');
    expect(await screen.findByRole('heading', { name: 'No SSH disks match' })).toBeTruthy();
    expect(
      screen.getByText('Each word was looked for in Name, Size, Description, and Created.'),
    ).toBeTruthy();
    expect(foot()).toBe('0 of 3 rows match');
    press('Clear filter');
    await rowsAre('web-10', 'web-2', 'db-1');
    expect(where()).toBe('/disks');
    expect(field()).toHaveProperty('value', '');
  });

  it('deselects the rows that it hides', async () => {
    const bulk = (rows: readonly Disk[]) => <Button>{`Delete ${rows.length}`}</Button>;
    show('/disks', { bulk });
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByRole('button', { name: 'Delete 3' })).toBeTruthy();
    type('web');
    expect(await screen.findByRole('button', { name: 'Delete 2' })).toBeTruthy();
  });
});

describe('a part of the list', () => {
  const reading = { isReading: false, hasMore: true, error: null, readMore() {} };

  it('is read completely, and the list shows until then that it is not', async () => {
    const wantAll = vi.fn();
    const readMore = vi.fn();
    show('/disks?filter=web', {
      page: diskPage({ hasNext: true, wantAll, reading: { ...reading, readMore } }),
    });
    await rowsAre('web-10', 'web-2');
    expect(wantAll).toHaveBeenLastCalledWith(true);
    expect(foot()).toContain('2 matches in the first 3 rows; more exist');
    press('Read more');
    expect(readMore).toHaveBeenCalledTimes(1);
  });

  it('does not claim that unread rows do not match', async () => {
    show('/disks?filter=nonesuch', {
      page: diskPage({ hasNext: true, reading: { ...reading, hasMore: false, isReading: true } }),
    });
    expect(await screen.findByRole('heading', { name: 'No SSH disks match so far' })).toBeTruthy();
    expect(foot()).toContain('0 matches in the first 3 rows. Searching the rest…');
  });
});

describe('what opens over the list', () => {
  it('keeps the view there and back', async () => {
    const { router, where } = show('/disks?sort=name&tab=a');
    await rowsAre('db-1', 'web-2', 'web-10');
    await act(() => router.navigate('/disks-new'));
    expect(screen.getByRole('heading', { name: 'New disk' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/disks-new?sort=name'));
    expect(names()[0]).toBe('id-db-1');
    await act(() => router.navigate('/disks'));
    await waitFor(() => expect(where()).toBe('/disks?sort=name'));
    // A link to the list itself means the list as it is
    await act(() => router.navigate('/disks'));
    await rowsAre('web-10', 'web-2', 'db-1');
    expect(where()).toBe('/disks');
  });

  it('keeps the view of every entry of the history', async () => {
    const { router, where } = show('/disks');
    await act(() => router.navigate('/disks-new'));
    await act(() => router.navigate('/disks?sort=name'));
    await act(() => router.navigate(-1));
    expect(where()).toBe('/disks-new');
    await act(() => router.navigate(-1));
    expect(where()).toBe('/disks');
  });

  it('is restored from pages that the list leads to', async () => {
    const { router } = show('/disks?filter=web');
    await rowsAre('web-10', 'web-2');
    await act(() => router.navigate('/elsewhere'));
    expect(backToList('/disks')).toBe('/disks?filter=web');
    expect(backToList('/other')).toBe('/other');
  });
});

describe('columns', () => {
  it('are those of the address', async () => {
    show('/disks?columns=name,created');
    await waitFor(() => expect(heads()).toEqual(['name', 'created', '']));
  });
});

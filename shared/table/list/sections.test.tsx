// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableCard } from './sections.tsx';
import { type Disk, disk, diskColumns, setWidth } from '../test-table.tsx';

beforeEach(() => setWidth(90));
afterEach(cleanup);

const ROWS = ['web-10', 'web-2', 'db-1'].map((name) => disk(name));

/** Two cards of one page. */
function show(address: string, rows: readonly Disk[] = ROWS) {
  const cards = (
    <>
      <TableCard title="Additional disks" rows={rows} columns={diskColumns} />
      <TableCard title="Spare disks" rows={rows} columns={diskColumns} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: cards }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { search: () => router.state.location.search, back: () => router.navigate(-1) };
}

const card = (name: string) => screen.getByRole('table', { name });
const names = (of: string) =>
  [...card(of).querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row')?.slice(3));
const head = (of: string) =>
  [...card(of).querySelectorAll('button')].find((button) => button.textContent === 'name') ?? document.body;

describe('the order of a card', () => {
  it('belongs to the card and is kept in the address', async () => {
    const { search, back } = show('/disks?tab=2');
    fireEvent.click(head('Additional disks'));
    await waitFor(() => expect(names('Additional disks')).toEqual(['db-1', 'web-2', 'web-10']));
    expect(search()).toBe('?tab=2&additional-disks-sort=name');
    expect(names('Spare disks')).toEqual(['web-10', 'web-2', 'db-1']);
    expect(card('Additional disks').querySelector('[aria-sort]')?.getAttribute('aria-sort')).toBe(
      'ascending',
    );
    fireEvent.click(head('Spare disks'));
    await waitFor(() => expect(search()).toBe('?tab=2&additional-disks-sort=name&spare-disks-sort=name'));
    await back();
    await waitFor(() => expect(names('Spare disks')).toEqual(['web-10', 'web-2', 'db-1']));
    expect(names('Additional disks')).toEqual(['db-1', 'web-2', 'web-10']);
  });

  it('is reversed by the second click and removed by the third', async () => {
    const { search } = show('/disks?additional-disks-sort=name');
    await waitFor(() => expect(names('Additional disks')).toEqual(['db-1', 'web-2', 'web-10']));
    fireEvent.click(head('Additional disks'));
    await waitFor(() => expect(names('Additional disks')).toEqual(['web-10', 'web-2', 'db-1']));
    expect(search()).toBe('?additional-disks-sort=-name');
    fireEvent.click(head('Additional disks'));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('does not exist for a single row or an unknown column', async () => {
    show('/disks?additional-disks-sort=gone', ROWS.slice(0, 1));
    expect(card('Additional disks').querySelector('th button')).toBeNull();
    await waitFor(() => expect(names('Additional disks')).toEqual(['web-10']));
  });
});

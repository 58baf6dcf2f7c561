/** Test helpers of this folder: a filtered list of disks on a page with a footer. */
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PageState } from '@console/shared/query';
import { columns } from '../columns/columns.tsx';
import { type Disk, disk, diskPage } from '../test-table.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';

export const col = columns<Disk>();
export const COLUMNS = [
  col.link(
    'name',
    (row) => row.name,
    (row) => `/disks/${row.name}`,
  ),
  col.custom('state', (row) => row.state, { value: (row) => row.state, counted: true }),
  col.size('size', (row) => row.size),
];
export const DISKS = [disk('web-1', 'attached'), disk('web-2', 'detached'), disk('db-1', 'attached')];

/** Shows the disks at the address of a filter; returns how to read the address. */
export function show(
  search = '?filter=',
  own: Partial<PageState<Disk>> = {},
  more: Partial<ListPageProps<Disk>> = {},
) {
  const element = (
    <ListPage
      title="Disks"
      page={diskPage({ items: DISKS, ...own })}
      columns={COLUMNS}
      empty={{ title: 'No disks' }}
      {...more}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/disks${search}`] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

export const rows = () =>
  [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row-name'));
export const field = () => screen.getByRole('searchbox');
export const ready = () => screen.findByRole('group', { name: 'Disks by state' });
export const counts = async () => within(await ready());
export const texts = (all: readonly HTMLElement[]) => all.map((one) => one.textContent);

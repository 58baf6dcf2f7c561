// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskColumns, diskPage, setWidth } from '../test-table.tsx';

let isLost = true;
vi.mock('@console/shared/runtime', async (original) => ({
  ...(await original<object>()),
  fetchPart: (load: () => Promise<unknown>) => (isLost ? Promise.reject(new Error('lost')) : load()),
}));

beforeEach(() => {
  isLost = true;
  vi.resetModules();
  setWidth(90);
});
afterEach(cleanup);

const names = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const again = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

async function show(address: string): Promise<void> {
  const { ListPage } = await import('./list-page.tsx');
  const element = (
    <ListPage title="Disks" page={diskPage()} columns={diskColumns} empty={{ title: 'No disks' }} />
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

// @sheet common-ui/34.46
it('a list whose sort code cannot be fetched shows a message over its rows, and sorts them after Try again', async () => {
  await show('/disks?sort=name');
  expect((await screen.findByRole('alert')).textContent).toContain('The list is shown without them.');
  expect(names()).toEqual(['id-web-10', 'id-web-2', 'id-db-1']);
  isLost = false;
  again();
  await waitFor(() => expect(names()).toEqual(['id-db-1', 'id-web-2', 'id-web-10']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('applies the requested view once the code is fetched', async () => {
  await show('/disks');
  const head = [...document.querySelectorAll('th button')].find((one) => one.textContent?.startsWith('name'));
  fireEvent.click(head ?? document.body);
  await screen.findByRole('alert');
  isLost = false;
  again();
  await waitFor(() => expect(names()).toEqual(['id-db-1', 'id-web-2', 'id-web-10']));
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { disk, diskColumns, setWidth } from '../test-table.tsx';
import { Table } from './table.tsx';

beforeEach(() => setWidth(90));
afterEach(cleanup);

function open() {
  const router = createMemoryRouter(
    [
      { path: '/disks', element: <Table rows={[disk('a')]} columns={diskColumns} /> },
      { path: '/disks/:disk', element: <h1>Disk</h1> },
    ],
    { initialEntries: ['/disks'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Clicks the link of the row. Returns whether the browser is left to follow it. */
const click = (init: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link', { name: 'a' }), init);

it('follows the link of a row without loading another document', async () => {
  const router = open();
  expect(click()).toBe(false);
  expect(await screen.findByRole('heading', { name: 'Disk' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/disks/a');
  expect(router.state.historyAction).toBe('PUSH');
});

it.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']] as const)(
  'leaves a click with %s to the browser, which opens a tab, a window or a download',
  (key) => {
    const router = open();
    expect(click({ [key]: true })).toBe(true);
    expect(router.state.location.pathname).toBe('/disks');
  },
);

it('leaves clicks beside the links alone', () => {
  open();
  expect(fireEvent.click(screen.getByText('detached'))).toBe(true);
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useViewAddress } from './use-view-address.ts';

afterEach(cleanup);

function View() {
  const { own } = useViewAddress('disks');
  return (
    <>
      <p>view: {own}</p>
      <Outlet />
    </>
  );
}

it('is kept when the form is closed before its address has the view', async () => {
  let loads = 0;
  const router = createMemoryRouter(
    [
      {
        element: <View />,
        children: [
          { path: '/disks', element: null },
          {
            path: '/disks-new',
            element: <h2>New disk</h2>,
            // With the view in its address the form would be loaded again, which takes a while
            loader: () => ((loads += 1) === 1 ? null : new Promise(() => undefined)),
          },
        ],
      },
    ],
    { initialEntries: ['/disks?sort=name'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/disks-new'));
  await screen.findByText('New disk');
  await waitFor(() => expect(router.state.navigation.location?.search).toBe('?sort=name'));
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('view: sort=name')).toBeTruthy();
  await act(() => router.navigate('/disks'));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/disks?sort=name'),
  );
  expect(screen.getByText('view: sort=name')).toBeTruthy();
  // A link to the list itself shows all of it
  await act(() => router.navigate('/disks'));
  await waitFor(() => expect(screen.getByText('view:')).toBeTruthy());
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '@console/shared/actions';
import { ActionButtons, ActionMenu } from './page-actions.tsx';

afterEach(cleanup);

interface Disk {
  id: string;
  attached: boolean;
}

const start = vi.fn();
const actions: readonly Action<Disk>[] = [
  { id: 'start', label: 'Start', run: start },
  { id: 'look', label: 'Look', to: ({ id }) => `/disks/${id}` },
  {
    id: 'delete',
    label: 'Delete',
    section: 'delete',
    allowed: ({ attached }) => !attached || 'Detach it first',
    run: vi.fn(),
  },
];

function stage(disk: Disk) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <ActionButtons resource={disk} actions={actions.filter(({ to }) => !to)} />
          <ActionMenu label="Disk actions" resource={disk} copyId={disk.id} actions={actions} />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}

describe('actions of a page', () => {
  it('are buttons with the reason why they are disabled', () => {
    stage({ id: 'a', attached: true });
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(start).toHaveBeenCalledOnce();
    const off = screen.getByRole('button', { name: 'Delete' });
    expect(off.getAttribute('aria-disabled')).toBe('true');
    expect(off.getAttribute('aria-description')).toBe('Detach it first');
  });

  it('are a menu that begins with Copy ID', async () => {
    stage({ id: 'a', attached: false });
    fireEvent.click(screen.getByRole('button', { name: 'Disk actions' }));
    await screen.findByRole('menu', { name: 'Disk actions' });
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Copy ID', 'Start', 'Look', 'Delete']);
    expect(items[2]?.getAttribute('href')).toBe('/disks/a');
  });
});

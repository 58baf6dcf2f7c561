// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let isLost = true;
vi.mock('@console/shared/runtime', async (original) => ({
  ...(await original<object>()),
  fetchPart: (load: () => Promise<unknown>) => (isLost ? Promise.reject(new Error('lost')) : load()),
}));

beforeEach(() => {
  isLost = true;
  vi.resetModules();
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

async function openMenu(): Promise<HTMLElement> {
  const { MenuButton } = await import('./menu.tsx');
  render(<MenuButton label="Row actions" entries={[{ id: 'stop', label: 'Stop' }]} />, {
    wrapper: MemoryRouter,
  });
  const opener = button('Row actions');
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('alert');
  // The failure takes the focus after it is painted, and keys belong to it only then
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Try again')));
  return opener;
}

// @sheet common-ui/34.46
test('a menu whose code cannot be fetched shows the failure in its place, and opens with Try again', async () => {
  await openMenu();
  expect(screen.getByRole('alertdialog').textContent).toContain('A part of the console could not be loaded.');
  expect(document.activeElement).toBe(button('Try again'));
  fireEvent.click(button('Try again'));
  await act(async () => undefined);
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
  isLost = false;
  // The button is busy for half a second
  await vi.waitFor(() => {
    if (!screen.queryByRole('menu')) fireEvent.click(button('Try again'));
    expect(screen.queryByRole('menu')).not.toBeNull();
  }, 4_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the failure is closed by Escape, which restores the focus', async () => {
  const opener = await openMenu();
  fireEvent.keyDown(button('Try again'), { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

// @sheet common-ui/34.46
test('a dialog whose code cannot be fetched shows the failure too', async () => {
  const { Modal } = await import('./modal.tsx');
  const onDismiss = vi.fn<() => void>();
  render(
    <Modal title="Resize instance" onDismiss={onDismiss}>
      Size
    </Modal>,
    { wrapper: MemoryRouter },
  );
  await screen.findByRole('alert');
  fireEvent.click(button('Close'));
  expect(onDismiss).toHaveBeenCalledOnce();
});

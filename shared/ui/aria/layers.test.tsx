// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuButton } from '../layers/menu.tsx';
import { Modal } from '../layers/modal.tsx';
import { Combobox } from '../pickers/combobox.tsx';
import { Select } from '../pickers/select.tsx';

afterEach(cleanup);

const items = [
  { value: 'a', label: 'Small' },
  { value: 'b', label: 'Large' },
];

/** A page with a menu, and a dialog with a select and a field. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MemoryRouter>
      <main>
        <MenuButton label="Row actions" entries={[{ id: 'stop', label: 'Stop' }]} />
        <button type="button" onClick={() => setOpen(true)}>
          New disk
        </button>
        <input aria-label="Filter" />
      </main>
      {isOpen && (
        <Modal title="Create disk" onDismiss={() => setOpen(false)}>
          <input aria-label="Name" />
          <Select label="Size" items={items} value="a" onChange={() => undefined} />
          <Combobox label="Image" items={items} value={null} onChange={() => undefined} />
        </Modal>
      )}
    </MemoryRouter>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const frame = () => act(async () => void (await new Promise(requestAnimationFrame)));
const isInert = () => screen.getByLabelText('Filter').closest('[inert]') !== null;

function openDialog(): HTMLElement {
  render(<Page />);
  button('New disk').focus();
  fireEvent.click(button('New disk'));
  return screen.getByRole('dialog', { name: 'Create disk' });
}

test('the page behind a dialog becomes inert after the frame that shows it, and returns the focus from the start', async () => {
  const dialog = openDialog();
  expect(isInert()).toBe(false);
  act(() => screen.getByLabelText('Filter').focus());
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(isInert()).toBe(true));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isInert()).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(button('New disk')));
});

test('a list over a dialog keeps the focus; Escape closes the list alone and returns to its button', async () => {
  const dialog = openDialog();
  await waitFor(() => expect(isInert()).toBe(true));
  const size = screen.getByRole('button', { name: /Size/ });
  fireEvent.click(size);
  const list = screen.getByRole('listbox');
  await frame();
  expect(document.activeElement).toBe(list);
  fireEvent.keyDown(list, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(dialog.isConnected).toBe(true);
  expect(document.activeElement).toBe(size);
});

test('a click beside a dialog closes it, a press that began inside does not', () => {
  const dialog = openDialog();
  const behind = dialog.closest('[style]') ?? document.body;
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(behind);
  expect(dialog.isConnected).toBe(true);
  fireEvent.pointerDown(behind);
  fireEvent.click(behind);
  expect(dialog.isConnected).toBe(false);
});

test('a list under a field closes when the page is scrolled, a menu stays', () => {
  openDialog();
  fireEvent.focus(screen.getByLabelText('Image'));
  expect(screen.queryByRole('listbox')).not.toBeNull();
  // Later than the scroll with which the browser brings the field into view
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  fireEvent.scroll(document);
  clock.mockRestore();
  expect(screen.queryByRole('listbox')).toBeNull();
  cleanup();
  render(<Page />);
  fireEvent.click(button('Row actions'));
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).not.toBeNull();
});

test('a menu without the focus, because a click beside it hit nothing, returns it to its button', async () => {
  render(<Page />);
  Object.assign(document, { elementFromPoint: () => document.body });
  fireEvent.click(button('Row actions'));
  const cover = document.querySelector('[data-cover]') ?? document.body;
  act(() => screen.getByRole('menuitem').blur());
  fireEvent.click(cover, { button: 0 });
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Row actions')));
});

test('a menu closes when the focus moves to the page', () => {
  render(<Page />);
  fireEvent.click(button('Row actions'));
  act(() => screen.getByLabelText('Filter').focus());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Filter'));
});

test('screen readers close a menu with a button in it', () => {
  render(<Page />);
  fireEvent.click(button('Row actions'));
  fireEvent.click(button('Dismiss'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button('Row actions'));
});

test.each([
  ['in the same frame', async () => undefined],
  ['a frame later', frame],
  ['when the lower one has long been open', () => waitFor(() => expect(isInert()).toBe(true))],
])('a dialog that opens over another %s can be used, and makes the other one inert', async (when, wait) => {
  const dialogs = (isAsked: boolean) => (
    <>
      <input aria-label="Filter" />
      <Modal title="Outer" onDismiss={() => undefined}>
        {isAsked && (
          <Modal title="Inner" onDismiss={() => undefined}>
            Sure?
          </Modal>
        )}
      </Modal>
    </>
  );
  const { rerender } = render(dialogs(false));
  await wait();
  rerender(dialogs(true));
  const [outer, inner] = ['Outer', 'Inner'].map((name) => screen.getByRole('dialog', { name }));
  await waitFor(() => expect(document.querySelector('[data-react-aria-top-layer]')).toBeNull());
  expect(isInert()).toBe(true);
  expect(inner?.closest('[inert]')).toBeNull();
  if (when !== 'in the same frame') expect(outer?.closest('[inert]')).not.toBeNull();
  rerender(dialogs(false));
  expect(outer?.closest('[inert]')).toBeNull();
  expect(isInert()).toBe(true);
});

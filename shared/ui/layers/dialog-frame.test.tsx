// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from '../pickers/combobox.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

it('gets the focus at once, even without a field, when Enter on a link has opened it, and closes on Escape', () => {
  const onDismiss = vi.fn<() => void>();
  render(<a href="#panel">work-laptop</a>);
  // The click that Enter makes; react-aria takes it for one of a screen reader
  fireEvent.click(screen.getByRole('link'), { detail: 0 });
  render(
    <Modal title="SSH key" onDismiss={onDismiss}>
      ssh-ed25519
    </Modal>,
  );
  const dialog = screen.getByRole('dialog', { name: 'SSH key' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('closes on an Escape without a focused element, only the topmost dialog', () => {
  const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const dialogs = (isAsked: boolean) => (
    <Modal title="Outer" onDismiss={outer}>
      {isAsked && (
        <Modal title="Inner" onDismiss={inner}>
          Sure?
        </Modal>
      )}
    </Modal>
  );
  const { rerender } = render(dialogs(false));
  rerender(dialogs(true));
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(inner).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});

it('shows the list of the combobox that it focuses when it opens; Escape closes the list first', () => {
  const onDismiss = vi.fn<() => void>();
  render(
    <Modal title="Attach disk" onDismiss={onDismiss}>
      <Combobox label="Disk" items={[{ value: 'a', label: 'a' }]} value={null} onChange={() => undefined} />
    </Modal>,
  );
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Disk' }));
  expect(screen.getByRole('listbox', { name: 'Disk' })).toBeTruthy();
  const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  escape();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onDismiss).not.toHaveBeenCalled();
  escape();
  expect(onDismiss).toHaveBeenCalledOnce();
});

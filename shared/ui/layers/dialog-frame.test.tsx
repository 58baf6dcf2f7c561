// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

afterEach(cleanup);

it('has the focus at once without a field as well, and closes by Escape, when Enter on a link has opened it', () => {
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

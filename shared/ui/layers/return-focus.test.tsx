// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReturnFocus } from './return-focus.ts';

afterEach(cleanup);

function Inner() {
  useReturnFocus();
  return (
    <div role="dialog" aria-label="Inner">
      <input aria-label="Serial" />
    </div>
  );
}

const page = (isOpen: boolean) => (
  <div role="dialog" aria-label="Outer">
    <input aria-label="Name" />
    <button type="button">Add</button>
    {isOpen && <Inner />}
  </div>
);

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** Opens the inner dialog with the button of the outer one, closes it, and leaves the focus where react-aria may put it. */
function openAndClose(): HTMLElement {
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: 'Add' });
  opener.focus();
  rerender(page(true));
  screen.getByRole('textbox', { name: 'Serial' }).focus();
  rerender(page(false));
  screen.getByRole('textbox', { name: 'Name' }).focus();
  return opener;
}

it('returns to the opener in the dialog behind, even when something else there was focused', async () => {
  const opener = openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('stays where the user has moved it meanwhile', async () => {
  openAndClose();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await frames(10);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

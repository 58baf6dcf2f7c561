// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReturnFocus } from './return-focus.ts';

afterEach(() => {
  // Ends what the test has started
  fireEvent.pointerDown(document.body);
  cleanup();
});

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
function openAndClose(): HTMLButtonElement {
  const { rerender } = render(page(false));
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
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

/** Closes the inner dialog while its opener cannot be focused, as behind a dialog that is still closing. */
function closeBehindInert() {
  const opener = openAndClose();
  opener.disabled = true;
  screen.getByRole('textbox', { name: 'Name' }).blur();
  const free = async () => {
    await frames(2);
    opener.disabled = false;
    await frames(10);
  };
  return { opener, free };
}

it('returns to the opener when the page allows it, also when a key moved nothing', async () => {
  const { opener, free } = closeBehindInert();
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  await free();
  expect(document.activeElement).toBe(opener);
});

it('is not pulled back after the user has pressed elsewhere with the pointer', async () => {
  const { free } = closeBehindInert();
  fireEvent.pointerDown(document.body);
  await free();
  expect(document.activeElement).toBe(document.body);
});

it('is not pulled back after the user has moved it with a key, even when it is lost then', async () => {
  const { free } = closeBehindInert();
  const name = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  name.focus();
  name.blur();
  await free();
  expect(document.activeElement).toBe(document.body);
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Select } from '../pickers/select.tsx';
import { MenuButton } from './menu.tsx';
import { Popover } from './popover.tsx';

const pressed = vi.fn<() => void>();

/** The element that is under the pointer once nothing covers it; happy-dom has no layout. */
let under: Element | null = null;

beforeEach(() => {
  pressed.mockReset();
  Object.assign(document, { elementFromPoint: () => under });
});
afterEach(cleanup);

function Page() {
  return (
    <MemoryRouter>
      <MenuButton label="Row actions" entries={[{ id: 'stop', label: 'Stop' }]} />
      <Popover
        label="Facts"
        trigger={(props) => (
          <button type="button" {...props}>
            Open facts
          </button>
        )}
      >
        <Select
          labelId="size"
          items={[{ value: 'a', label: 'Small' }]}
          value="a"
          onChange={() => undefined}
        />
      </Popover>
      <button type="button" onClick={pressed}>
        Refresh
      </button>
      <input aria-label="Filter" />
    </MemoryRouter>
  );
}

/** Clicks at the position of the element, whatever covers it. */
function pressAt(element: Element): void {
  under = element;
  const covers = document.querySelectorAll('[data-cover]');
  const hit = [...covers].at(-1) ?? element;
  act(() => {
    fireEvent.pointerDown(hit, { button: 0 });
    fireEvent.pointerUp(hit, { button: 0 });
    fireEvent.click(hit, { button: 0, ctrlKey: true });
  });
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe.each([
  ['menu', () => button('Row actions'), () => screen.queryByRole('menu')],
  ['popover', () => button('Open facts'), () => screen.queryByRole('dialog')],
] as const)('an open %s', (_, opener, box) => {
  // @sheet common-ui/34.72
  test('closes with the first click elsewhere, which also reaches its target', async () => {
    render(<Page />);
    fireEvent.click(opener());
    await vi.waitFor(() => expect(box()).not.toBeNull());
    const refresh = button('Refresh');
    let held = false;
    refresh.addEventListener('click', ({ ctrlKey }) => (held = ctrlKey));
    pressAt(refresh);
    expect(box()).toBeNull();
    expect(pressed).toHaveBeenCalledOnce();
    expect(held).toBe(true);
    expect(document.activeElement).toBe(refresh);
  });

  test('moves the focus to a field that is clicked', async () => {
    render(<Page />);
    fireEvent.click(opener());
    await vi.waitFor(() => expect(box()).not.toBeNull());
    const field = screen.getByLabelText('Filter');
    pressAt(field);
    expect(document.activeElement).toBe(field);
  });

  test('is closed by its own button, which does not open it again', async () => {
    render(<Page />);
    fireEvent.click(opener());
    await vi.waitFor(() => expect(box()).not.toBeNull());
    pressAt(opener());
    expect(box()).toBeNull();
  });
});

// @sheet common-ui/34.72
test('of two open boxes only the upper one closes', async () => {
  render(<Page />);
  fireEvent.click(button('Open facts'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: /Small/ }));
  await screen.findByRole('listbox');
  pressAt(dialog);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

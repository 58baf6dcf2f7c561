// @vitest-environment happy-dom
import { act, fireEvent, render as renderOnly, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { MenuButton } from './menu.tsx';
import type { MenuEntry } from './menu-types.ts';

const render = (ui: ReactElement) => renderOnly(ui, { wrapper: MemoryRouter });

const stop = vi.fn<() => void>();
const entries: readonly MenuEntry[] = [
  { id: 'start', label: 'Start', disabledReason: 'Already running' },
  { id: 'stop', label: 'Stop', onSelect: stop },
  { id: 'line', kind: 'separator' },
  { id: 'open', label: 'View serial console', to: '/console' },
];

function Row({ text }: { text: string }) {
  return (
    <div>
      {text}
      <MenuButton label="Row actions" entries={[...entries]} />
    </div>
  );
}

test('opens on a click and focuses the first entry', () => {
  render(<Row text="one" />);
  fireEvent.click(screen.getByRole('button', { name: 'Row actions' }));
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Start' }));
});

test('stays open, with its focus, when the data under it changes', () => {
  const { rerender } = render(<Row text="one" />);
  fireEvent.click(screen.getByRole('button', { name: 'Row actions' }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  rerender(<Row text="two" />);
  rerender(<Row text="three" />);
  expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Stop' }));
});

test('a disabled entry keeps the menu open and has its reason as description', () => {
  render(<Row text="one" />);
  fireEvent.click(screen.getByRole('button', { name: 'Row actions' }));
  const start = screen.getByRole('menuitem', { name: 'Start' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(start.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Already running');
  fireEvent.click(start);
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('selecting an entry closes the menu, restores the focus and then runs the action', () => {
  render(<Row text="one" />);
  const button = screen.getByRole('button', { name: 'Row actions' });
  fireEvent.click(button);
  stop.mockImplementationOnce(() => expect(document.activeElement).toBe(button));
  act(() => screen.getByRole('menuitem', { name: 'Stop' }).click());
  expect(stop).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an entry with a path is a link', () => {
  render(<Row text="one" />);
  fireEvent.click(screen.getByRole('button', { name: 'Row actions' }));
  const item = screen.getByRole('menuitem', { name: 'View serial console' });
  expect(item.getAttribute('href')).toBe('/console');
});

test('checking an entry keeps the menu open, so that several can be checked', () => {
  const tick = vi.fn<() => void>();
  const boxes: readonly MenuEntry[] = ['CPU', 'Memory'].map((label) => ({
    id: label,
    label,
    checked: true,
    onSelect: tick,
  }));
  render(<MenuButton label="Row actions" entries={boxes} />);
  fireEvent.click(screen.getByRole('button', { name: 'Row actions' }));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'CPU' }));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Memory' }));
  expect(tick).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('entries that are loaded after the menu has opened get the focus', () => {
  const { rerender } = render(
    <MenuButton label="Row actions" entries={[{ id: 'columns', kind: 'heading', label: 'Columns' }]} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Row actions' }));
  rerender(<MenuButton label="Row actions" entries={entries} />);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Start' }));
});

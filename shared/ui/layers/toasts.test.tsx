// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastItem } from './toasts.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const success: ToastItem = { id: 'a', variant: 'success', content: 'Disk x deleted' };
const error: ToastItem = { id: 'b', variant: 'error', title: 'Could not delete resource', content: 'In use' };

const after = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a success closes after 5 s, an error after 15 s', () => {
  const dismissed = vi.fn<(id: string) => void>();
  render(<Toasts toasts={[success, error]} onDismiss={dismissed} />);
  after(4999);
  expect(dismissed).not.toHaveBeenCalled();
  after(1);
  expect(dismissed.mock.calls).toEqual([['a']]);
  after(10_000);
  expect(dismissed).toHaveBeenCalledWith('b');
});

test('a toast without a timeout stays open', () => {
  const dismissed = vi.fn<(id: string) => void>();
  render(<Toasts toasts={[{ ...success, timeout: null }]} onDismiss={dismissed} />);
  after(100_000);
  expect(dismissed).not.toHaveBeenCalled();
});

test('hover and focus stop the timer', () => {
  const dismissed = vi.fn<(id: string) => void>();
  render(<Toasts toasts={[success]} onDismiss={dismissed} />);
  const close = screen.getByRole('button', { name: 'Dismiss notification' });
  after(4000);
  act(() => close.focus());
  after(20_000);
  expect(dismissed).not.toHaveBeenCalled();
  act(() => close.blur());
  after(5000);
  expect(dismissed).toHaveBeenCalledTimes(1);
});

// @sheet specification/3.11
test('the text is title and content only; the kind of a success is announced, not shown', () => {
  render(<Toasts toasts={[success]} onDismiss={() => {}} />);
  expect(screen.getByTestId('Toasts').textContent).toBe('Disk x deleted');
  after(100);
  expect(document.getElementById('console-announcer')?.textContent).toContain('Success, Disk x deleted');
});

test('the first announcement comes after its live region, or screen readers would not read it', () => {
  document.getElementById('console-announcer')?.remove();
  render(<Toasts toasts={[success]} onDismiss={() => {}} />);
  const region = document.getElementById('console-announcer');
  expect(region?.textContent).toBe('');
  after(100);
  expect(region?.textContent).toBe('Success, Disk x deleted');
});

test('an error without a title is titled Error', () => {
  render(<Toasts toasts={[{ id: 'c', variant: 'error', content: 'In use' }]} onDismiss={() => {}} />);
  expect(screen.getByTestId('Toasts').textContent).toBe('ErrorIn use');
});

test('F8 focuses the newest toast, Escape returns the focus', () => {
  render(
    <>
      <button type="button">Before</button>
      <Toasts toasts={[success, error]} onDismiss={() => {}} />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  act(() => before.focus());
  fireEvent.keyDown(before, { key: 'F8' });
  expect(document.activeElement?.textContent).toContain('Could not delete resource');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(document.activeElement).toBe(before);
});

test('the focus returns to where it was when the toast that has it goes', () => {
  const before = <button type="button">Before</button>;
  const { rerender } = render(
    <>
      {before}
      <Toasts toasts={[success]} onDismiss={() => {}} />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' });
  act(() => screen.getByRole('button', { name: 'Dismiss notification' }).focus());
  rerender(
    <>
      {before}
      <Toasts toasts={[error]} onDismiss={() => {}} />
    </>,
  );
  expect(document.activeElement?.textContent).toBe('Before');
});

test('at most three toasts are shown', () => {
  const many = ['1', '2', '3', '4'].map((id): ToastItem => ({ ...success, id, content: `Toast ${id}` }));
  render(<Toasts toasts={many} onDismiss={() => {}} />);
  expect(screen.queryByText('Toast 1')).toBeNull();
  expect(screen.getByText('Toast 4')).toBeTruthy();
});

// @sheet common-ui/34.77
test('a click that was meant for one toast does not close the toast that replaces it', () => {
  const { rerender } = render(<Toasts toasts={[success]} onDismiss={() => {}} />);
  const isFresh = () => screen.getByTestId('Toasts').lastElementChild?.hasAttribute('data-fresh');
  after(1000);
  expect(isFresh()).toBe(false);
  rerender(<Toasts toasts={[error]} onDismiss={() => {}} />);
  expect(isFresh()).toBe(true);
  after(400);
  expect(isFresh()).toBe(false);
});

test('a toast that moves to another place ignores a click for a moment, one that stays does not', () => {
  // The stack grows upwards from its lower end: each toast is 50 px high
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 500 - 50 * this.childElementCount, 300, 50 * this.childElementCount);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 50 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  const [first, second, third] = ['1', '2', '3'].map((id): ToastItem => ({ ...success, id, content: id }));
  if (!first || !second || !third) throw new Error('three toasts');
  const fresh = () =>
    [...screen.getByTestId('Toasts').children]
      .filter((toast) => toast.hasAttribute('data-fresh'))
      .map((toast) => toast.textContent);
  const { rerender } = render(<Toasts toasts={[first, second]} onDismiss={() => {}} />);
  after(1000);
  expect(fresh()).toEqual([]);
  rerender(<Toasts toasts={[first, second, third]} onDismiss={() => {}} />);
  expect(fresh()).toEqual(['1', '2', '3']);
  after(1000);
  rerender(<Toasts toasts={[second, third]} onDismiss={() => {}} />);
  expect(fresh()).toEqual([]);
  rerender(<Toasts toasts={[second]} onDismiss={() => {}} />);
  expect(fresh()).toEqual(['2']);
  after(400);
  expect(fresh()).toEqual([]);
  vi.restoreAllMocks();
});

// @sheet common-ui/34.71
test('toasts lie above tooltips, which stay on a button that has the focus', () => {
  const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
  const level = (name: string) => Number(new RegExp(`--z-${name}: (\\d+)`).exec(css)?.[1]);
  expect(level('toast')).toBeGreaterThan(level('tooltip'));
  expect(level('tooltip')).toBeGreaterThan(level('modal'));
});

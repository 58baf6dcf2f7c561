// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a disabled button can be focused, shows the reason and ignores clicks', () => {
  const press = vi.fn<() => void>();
  render(
    <Button disabledReason="Stop the instance first" onClick={press}>
      Resize
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Resize' });
  act(() => button.focus());
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe('Stop the instance first');
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a disabled submit button does not submit', () => {
  const submit = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <Button type="submit" disabledReason="Nothing has changed">
        Save
      </Button>
    </form>,
  );
  act(() => screen.getByRole('button', { name: 'Save' }).click());
  expect(submit).not.toHaveBeenCalled();
});

test('a button whose reason comes and goes is the same element, so that a press and the focus are not lost', () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(
    <Button disabledReason={null} onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  act(() => button.focus());
  rerender(
    <Button disabledReason="Checking" onClick={press}>
      Save
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button);
  expect(button.getAttribute('aria-description')).toBe('Checking');
  rerender(<Button onClick={press}>Save</Button>);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

// @sheet specification/9.3
test('the spinner stays half a second, and clicks are ignored meanwhile', () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(
    <Button pending onClick={press}>
      Save
    </Button>,
  );
  rerender(<Button onClick={press}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(500);
  });
  expect(button.hasAttribute('aria-busy')).toBe(false);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

// @sheet common-ui/34.74
test('a busy button keeps its name, or has the name of its spinner where it is given', () => {
  const { rerender } = render(<Button pending>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  rerender(
    <Button pending spinnerLabel="Spinner">
      Save
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Spinner Save' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Spinner' })).toBeTruthy();
});

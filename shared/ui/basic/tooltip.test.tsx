// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// @sheet specification/9.12
test('opens a quarter of a second after the pointer has entered', () => {
  render(
    <Tooltip content="Copies the id">
      <button type="button">Copy</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole('button'));
  act(() => void vi.advanceTimersByTime(249));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Copies the id');
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from '@console/shared/format';
import { CopyButton } from './copy.tsx';
import { Property } from './properties.tsx';
import { StatusBadge } from './status-badge.tsx';
import { lookupStatus } from './statuses.ts';
import { DateTime, Id, Truncate } from './values.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('CopyButton', () => {
  test('is named Copied for two seconds', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<CopyButton text="10.0.0.1" />);
    fireEvent.click(screen.getByRole('button', { name: 'Click to copy' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText).toHaveBeenCalledWith('10.0.0.1');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button', { name: 'Click to copy' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test('does not show Copied when the browser denies it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('denied')));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<CopyButton text="10.0.0.1" />);
    fireEvent.click(screen.getByRole('button', { name: 'Click to copy' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('StatusBadge', () => {
  test('the text is the raw state with spaces', () => {
    render(<StatusBadge entity="disk" status="importing_from_bulk_writes" />);
    expect(screen.getByText('importing from bulk writes')).toBeTruthy();
  });

  test('an unknown status is neutral', () => {
    render(<StatusBadge entity="instance" status="being_thought_about" />);
    expect(screen.getByText('being thought about')).toBeTruthy();
    expect(lookupStatus('instance', 'being_thought_about')).toMatchObject({
      tone: 'neutral',
      volume: 'plain',
    });
  });

  test('names of object methods are not known statuses', () => {
    expect(lookupStatus('disk', 'constructor')).toMatchObject({ tone: 'neutral', label: 'constructor' });
  });
});

describe('Truncate', () => {
  test('text that fits stays as it is, without a name or a copy button', () => {
    const { container } = render(<Truncate text="short" max={5} copy />);
    expect(container.textContent).toBe('short');
    expect(container.querySelector('[aria-label], button')).toBeNull();
  });

  test('truncated text keeps max - 2 characters and has the whole text as accessible name', () => {
    render(<Truncate text="a description too long" max={12} />);
    expect(screen.getByLabelText('a description too long').textContent).toBe('a descript…');
  });

  test('middle keeps both ends', () => {
    render(<Truncate text="0123456789abcdef" max={10} position="middle" />);
    expect(screen.getByLabelText('0123456789abcdef').textContent).toBe('0123…cdef');
  });

  test('an ID shows 8 and 6 characters', () => {
    render(<Id value="6f0c2f9e-1b1a-4c1c-9d67-8f0a2bb41d7a" />);
    expect(screen.getByRole('note').textContent).toBe('6f0c2f9e…b41d7a');
  });
});

test('the text has no space between date and time', () => {
  const moment = new Date(2021, 5, 7);
  const { container } = render(<DateTime date={moment} />);
  const { date, time } = formatDate(moment);
  expect(container.textContent).toBe(`${date}${time}`);
});

test('the text has no space between label and value of a property, and a missing value is a dash', () => {
  const { container } = render(
    <dl>
      <Property label="state">stopped</Property>
      <Property label="Description">{''}</Property>
    </dl>,
  );
  expect(container.textContent).toBe('statestoppedDescription—');
});

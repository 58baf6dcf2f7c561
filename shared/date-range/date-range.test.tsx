// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateRangePicker } from './date-range-picker.tsx';
import { FilterSelect } from './filter-select.tsx';
import { IntervalPicker } from './interval-picker.tsx';
import type { RefreshInterval } from './intervals.ts';
import { type DateRangeValue, rangeOf } from './range.ts';

const NOW = new Date('2026-11-20T18:03:20');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const changed = vi.fn<(value: DateRangeValue) => void>();

function Picker() {
  const [value, onChange] = useState<DateRangeValue>(() => ({
    preset: 'lastHour',
    ...rangeOf('lastHour', Date.now()),
  }));
  return (
    <DateRangePicker
      value={value}
      onChange={(next) => {
        changed(next);
        onChange(next);
      }}
    />
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = (text: string) => new Date(text).getTime();

async function openCalendar() {
  fireEvent.click(screen.getByRole('button', { name: /^Calendar/ }));
  return screen.findByRole('dialog', { name: 'Calendar' });
}
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}, 2026`) });

// @sheet common-ui/34.19
test('starts with the last hour and applies a preset immediately', async () => {
  changed.mockClear();
  render(<Picker />);
  expect(screen.getByRole('group', { name: 'Choose a date range' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Calendar 11/20/26, 5:03 – 6:03 PM' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a time range preset Last hour' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Last 3 hours' }));
  expect(changed.mock.lastCall?.[0].preset).toBe('last3Hours');
});

test('picked days become custom after 400 ms; the future cannot be picked', async () => {
  changed.mockClear();
  render(<Picker />);
  await openCalendar();
  expect(day('November 21').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(day('November 2'));
  fireEvent.click(day('November 4'));
  expect(screen.getByRole('button', { name: /^Choose a time range preset/, hidden: true }).textContent).toBe(
    'Custom',
  );
  await wait(350);
  expect(changed).not.toHaveBeenCalled();
  await wait(100);
  expect(changed.mock.calls).toEqual([
    [{ preset: 'custom', start: at('2026-11-02T17:03'), end: at('2026-11-04T18:03') }],
  ]);
});

test('closing the calendar does not lose the pick', async () => {
  changed.mockClear();
  render(<Picker />);
  const dialog = await openCalendar();
  fireEvent.click(day('November 2'));
  fireEvent.click(day('November 4'));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(changed).toHaveBeenCalledOnce();
});

test('an end before the start is an error and is not reported', async () => {
  changed.mockClear();
  render(<Picker />);
  await openCalendar();
  const hour = screen.getByRole('spinbutton', { name: /hour, End time/ });
  fireEvent.keyDown(hour, { key: 'ArrowDown' });
  fireEvent.keyDown(hour, { key: 'ArrowDown' });
  expect(screen.getByRole('alert').textContent).toBe('Date range is invalid');
  await wait(500);
  expect(changed).not.toHaveBeenCalled();
  fireEvent.keyDown(hour, { key: 'ArrowUp' });
  expect(screen.queryByRole('alert')).toBeNull();
});

const refreshed = vi.fn<() => void>();

function Interval({ pending, offReason }: { pending?: boolean; offReason?: string }) {
  const [value, onChange] = useState<RefreshInterval>('10s');
  return <IntervalPicker {...{ value, onChange, pending, offReason }} onRefresh={refreshed} />;
}

test('refreshes at the interval and by the button', async () => {
  refreshed.mockClear();
  render(<Interval />);
  await wait(10_000);
  expect(refreshed).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh data' }));
  expect(refreshed).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh interval 10s' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Off' }));
  await wait(60_000);
  expect(refreshed).toHaveBeenCalledTimes(2);
});

test('waits while data is loading and for picked dates', async () => {
  refreshed.mockClear();
  const { rerender } = render(<Interval pending />);
  await wait(30_000);
  rerender(<Interval offReason="A fixed date range does not refresh" />);
  await wait(30_000);
  expect(refreshed).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Refresh interval Off' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('a filter is labelled by its label and its choice', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const items = [
    { value: 'run', label: 'State: Running' },
    { value: 'idle', label: 'State: Idle' },
  ];
  render(<FilterSelect label="Choose state" items={items} value="run" onChange={chosen} />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose state State: Running' }));
  fireEvent.click(await screen.findByRole('option', { name: 'State: Idle' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('idle');
});

test('the refresh button has another name on pages with several refresh controls', () => {
  render(
    <IntervalPicker value="Off" onChange={() => {}} onRefresh={() => {}} refreshLabel="Refresh charts" />,
  );
  expect(screen.getByRole('button', { name: 'Refresh charts' })).toBeTruthy();
});

// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from './ui-provider.tsx';

const loadLayers = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../aria/load.ts', () => ({ loadLayers }));

const page = <UiProvider>page</UiProvider>;

beforeEach(() => {
  loadLayers.mockClear();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

test('the layers are fetched once when the browser is idle, and not by a pointer that moves', () => {
  render(page);
  fireEvent.pointerMove(document.body);
  vi.advanceTimersByTime(1000);
  expect(loadLayers).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(loadLayers).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(document.body);
  expect(loadLayers).toHaveBeenCalledTimes(1);
});

test('the layers are fetched at a press or key before that, and not again', () => {
  render(page);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(5000);
  expect(loadLayers).toHaveBeenCalledTimes(1);
});

test('a hidden tab fetches no layers before it is used', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(page);
  vi.advanceTimersByTime(5000);
  expect(loadLayers).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(loadLayers).toHaveBeenCalledTimes(1);
});

test('a frame that has left fetches no layers', () => {
  render(page).unmount();
  vi.advanceTimersByTime(5000);
  expect(loadLayers).not.toHaveBeenCalled();
});

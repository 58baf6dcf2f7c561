// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isReloading, reloadWithDrafts } from './reload.ts';

afterEach(() => vi.useRealTimers());

it('a page that is still open counts as one whose reload was stopped', () => {
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockReturnValue();
  expect(isReloading()).toBe(false);
  reloadWithDrafts();
  expect(isReloading()).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(isReloading()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isReloading()).toBe(false);
});

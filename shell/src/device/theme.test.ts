// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '@console/shared/runtime';
import { densityAtom, followPreferences, setDensity, setTheme, switchTheme, themeAtom } from './theme.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  setTheme('system');
  setDensity('comfortable');
});
afterEach(() => void vi.restoreAllMocks());

describe('theme', () => {
  it('is set on the document and stored', () => {
    setTheme('dark');
    expect([dataset['theme'], localStorage.getItem('theme-preference'), store.get(themeAtom)]).toEqual([
      'dark',
      'dark',
      'dark',
    ]);
  });

  it('uses the theme of the system', () => {
    setTheme('dark');
    setTheme('system');
    expect(dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('theme-preference')).toBe('system');
  });

  it('toggles the theme that is on screen', () => {
    setTheme('dark');
    switchTheme();
    expect(dataset['theme']).toBe('light');
    switchTheme();
    expect(dataset['theme']).toBe('dark');
  });

  it('works when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    setTheme('light');
    expect(dataset['theme']).toBe('light');
  });

  it('applies choices of other tabs', () => {
    const stop = followPreferences();
    dispatchEvent(new StorageEvent('storage', { key: 'theme-preference', newValue: 'light' }));
    dispatchEvent(new StorageEvent('storage', { key: 'density-preference', newValue: 'compact' }));
    expect([dataset['theme'], dataset['density']]).toEqual(['light', 'compact']);
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'theme-preference', newValue: 'dark' }));
    expect(dataset['theme']).toBe('light');
  });
});

describe('density', () => {
  it('sets the attribute only when compact', () => {
    setDensity('compact');
    expect([dataset['density'], store.get(densityAtom)]).toEqual(['compact', 'compact']);
    setDensity('comfortable');
    expect(dataset['density']).toBeUndefined();
  });
});
